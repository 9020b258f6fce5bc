// The table: shows a panel and its mark, keeps the selection, sends one move at a time. It knows no rules and no names of cards.

const RESEND_AFTER = [1200, 2500, 5000, 10000];
const DOUBLE_CLICK = 350;
const GLYPHS = { right: "✓", wrong: "✗", missed: "!", first: "▸" };

const tables = new WeakMap();

export function show({ data, parentElement, setTriggerValue }, sheet) {
  let table = tables.get(parentElement);
  if (!table) {
    table = new Table(parentElement, sheet);
    tables.set(parentElement, table);
  }
  table.send = (move) => setTriggerValue("move", move);
  table.update(data[0]);
  return () => { table.leave(); tables.delete(parentElement); };
}

function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node[name] = value;
    else if (name === "text") node.textContent = value;
    else if (name === "style") for (const [k, v] of Object.entries(value)) node.style.setProperty(k, v);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

class Table {
  constructor(root, sheet) {
    // Streamlit keeps its own element in the root for html=; ours stands beside it.
    if (sheet && root.adoptedStyleSheets) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    this.box = el("div", { class: "table", translate: "no" });
    this.box.onkeydown = (event) => this.key(event);
    this.body = el("div");
    this.box.append(this.body);
    root.append(this.box);
    this.picked = [];
    this.chosen = null;
    this.typed = "";
    this.busy = null;
    this.marked = null;
    this.cleared = new Set();
    this.answeredAt = 0;
  }

  leave() {
    if (this.busy) clearTimeout(this.busy.timer);
    this.box.remove();
  }

  update(data) {
    const before = this.data;
    this.data = data;
    this.box.lang = data.lang;
    this.box.dataset.qid = data.qid;
    const fresh = !before || before.qid !== data.qid;
    if (fresh) this.shownAt = performance.now();
    if (this.busy && (data.ack === this.busy.nonce || fresh)) this.settle();
    if (!fresh && JSON.stringify(before) === JSON.stringify(data)) return;
    if (fresh || JSON.stringify(before.mark) !== JSON.stringify(data.mark)) this.cleared.clear();
    if (fresh || before.lang !== data.lang || before.rows.length !== data.rows.length) this.rebuild(fresh);
    this.dress();
    this.speak();
    this.act();
    this.say(data.note || "");
    this.focus(before, fresh);
  }

  settle() {
    clearTimeout(this.busy.timer);
    this.busy = null;
    this.box.removeAttribute("aria-busy");
    this.say("");
  }

  // ---- building

  rebuild(fresh) {
    const d = this.data;
    if (fresh) {
      // What the learner had answered comes back with the page after a reload.
      const { answer } = d;
      this.picked = d.mode === "choice" ? [] : [answer].flat().filter(Number.isInteger);
      this.chosen = d.mode === "choice" && Number.isInteger(answer) ? answer : answer && Number.isInteger(answer.choice) ? answer.choice : null;
      this.typed = d.mode === "number" && answer !== null ? String(answer) : "";
      if (d.mode === "number") this.picked = [];
    }
    this.cards = [];
    this.choices = [];
    this.field = null;
    this.prompt = el("div", { class: "prompt", tabindex: "-1", role: "group", "aria-label": d.words.question },
      ...paragraphs(d.prompt));
    this.status = el("p", { class: "note", role: "status" });
    this.hints = el("div", { class: "hints", role: "status" });
    this.feedback = el("div", { class: "feedback", role: "status", tabindex: "-1" });
    this.actions = el("div", { class: "actions" });
    const rows = d.rows.map((row) => this.row(row));
    const asked = d.choices.length ? this.choosing() : d.mode === "number" ? this.typing() : null;
    const cloth = rows.length || asked ? el("div", { class: "cloth", "data-rows": Math.min(rows.length + (asked ? 1 : 0), 3) }, ...rows, asked, this.legend = el("p", { class: "legend" })) : null;
    this.body.className = !cloth ? "body bare" : d.at_once ? "body alone" : "body two";
    this.body.replaceChildren(
      this.progress = el("div", { class: "progress" }), ...(d.prompt.length ? [this.prompt] : []),
      ...(cloth ? [cloth] : []), this.feedback, this.hints, this.status, this.actions);
    this.progress.hidden = !d.progress[1];
    this.box.dataset.mode = d.mode;
  }

  row(row) {
    const many = row.cards.length;
    const half = Math.ceil(many / 2);
    const cards = row.cards.map((card, place) => this.card(row, card, place));
    const caption = row.named && row.layout !== "trick" ? el("p", { class: "caption", "aria-hidden": "true" }) : null;
    const list = el("div", {
      class: `cards ${row.layout}`, role: row.pick ? "group" : "list", "aria-label": row.label || null,
      style: { "--n": many, "--wide": Math.max(many - 1, 1), "--narrow": Math.max((many > 8 ? half : many) - 1, 1) },
      "data-few": many === 1 ? "one" : null,
    }, ...cards);
    for (const card of cards) card.caption = caption;
    return el("section", { class: `row ${row.layout}` }, row.label ? el("p", { class: "label", text: row.label }) : null, list, caption);
  }

  card(row, card, place) {
    const image = el("img", { src: card.src, alt: "", draggable: "false", decoding: "async", loading: row.layout === "grid" && place > 20 ? "lazy" : null, width: this.data.size[0], height: this.data.size[1] });
    const name = row.named ? card.label : `${place + 1}. ${card.label}`;
    if (!row.pick) {
      return el("div", { class: "card", role: "listitem", "aria-label": name }, image,
        row.layout === "trick" && row.named ? el("span", { class: "under", "aria-hidden": "true", text: card.label }) : null);
    }
    const mine = this.cards.length;
    const button = el("button", { type: "button", class: "card", "aria-pressed": "false", tabindex: mine ? "-1" : "0" },
      image, el("span", { class: "badge", "aria-hidden": "true" }));
    button.name_ = name;
    button.onclick = () => this.pick(mine);
    button.onfocus = () => { this.rove(mine); this.caption(button, card.label); };
    button.onmouseenter = () => this.caption(button, card.label);
    this.cards.push(button);
    return button;
  }

  choosing() {
    this.choices = this.data.choices.map((text, place) => {
      const button = el("button", { type: "button", class: "choice", "aria-pressed": "false" },
        el("span", { class: "digit", "aria-hidden": "true", text: String(place + 1) }), el("span", { text }));
      button.onclick = () => this.choose(place);
      return button;
    });
    return el("div", { class: "choices", role: "group", "aria-label": this.data.words.choose }, ...this.choices);
  }

  typing() {
    this.field = el("input", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "9", class: "number",
      "aria-label": this.data.words.number });
    this.field.value = this.typed;
    this.field.oninput = () => { this.typed = this.field.value; this.changed(); };
    return el("div", { class: "typing" }, el("label", {}, el("span", { text: this.data.words.number }), this.field));
  }

  caption(button, text) {
    if (button.caption) button.caption.textContent = text;
  }

  // ---- what is shown of the selection and of the mark

  dress() {
    const d = this.data;
    const marks = (d.mark && d.mark.cards) || {};
    const used = new Set();
    this.cards.forEach((button, place) => {
      const at = this.picked.indexOf(place);
      const mark = this.cleared.has(place) ? null : marks[place] || null;
      const ordered = d.mode === "order" && at >= 0;
      button.setAttribute("aria-pressed", at >= 0 ? "true" : "false");
      button.dataset.mark = mark || "";
      button.querySelector(".badge").textContent = mark ? GLYPHS[mark] || "" : ordered ? String(at + 1) : "";
      button.setAttribute("aria-label", [button.name_, ordered ? `${d.words.place} ${at + 1}` : "", mark ? d.words[mark] : ""].filter(Boolean).join(", "));
      button.setAttribute("aria-disabled", this.open() ? "false" : "true");
      if (mark) used.add(mark);
    });
    this.choices.forEach((button, place) => {
      button.setAttribute("aria-pressed", this.chosen === place ? "true" : "false");
      button.setAttribute("aria-disabled", this.open() ? "false" : "true");
    });
    if (this.field) this.field.readOnly = !this.open();
    if (this.legend) {
      this.legend.replaceChildren(...[...used].map((mark) =>
        el("span", { class: `key ${mark}` }, el("span", { class: "badge", text: GLYPHS[mark] }), el("span", { text: d.words[mark] }))));
    }
  }

  speak() {
    const { mark, hints, words, progress } = this.data;
    const bar = el("div", { class: "bar", role: "progressbar", "aria-label": words.progress, "aria-valuemin": "0",
      "aria-valuemax": String(progress[1]), "aria-valuenow": String(progress[0]) },
      el("span", { style: { width: `${progress[1] ? (100 * progress[0]) / progress[1] : 0}%` } }));
    this.progress.replaceChildren(...(progress[1] ? [bar, el("p", { text: `${progress[0]} / ${progress[1]}` })] : []));
    const told = JSON.stringify(mark);
    if (told !== this.marked) {
      this.marked = told;
      this.feedback.className = mark ? `feedback ${mark.tone}` : "feedback";
      this.feedback.replaceChildren(...(mark ? this.verdict(mark) : []));
    }
    const shown = this.hints.childElementCount;
    if (shown > hints.length) this.hints.replaceChildren();
    hints.slice(this.hints.childElementCount).forEach((hint) =>
      this.hints.append(el("p", { class: "hint" }, el("strong", { text: `${words.hint}: ` }), el("span", { text: hint }))));
  }

  verdict(mark) {
    const { words } = this.data;
    const [first, ...more] = mark.says;
    const head = el("p", { class: "head" }, el("span", { class: "glyph", "aria-hidden": "true", text: mark.glyph }),
      el("span", {}, el("strong", { text: mark.title }), document.createTextNode(first ? ` ${first}` : "")));
    const rule = mark.rule || mark.source
      ? el("details", {}, el("summary", {}, el("span", { text: words.rule })),
        mark.rule ? el("p", { text: mark.rule }) : null,
        mark.source ? el("p", { class: "source", text: `${words.source}: ${mark.source}` }) : null)
      : null;
    return [head, ...more.map((text) => el("p", { text })), ...(rule ? [rule] : [])];
  }

  act() {
    const { can, words, mode } = this.data;
    const buttons = [];
    const add = (event, main) => {
      const button = el("button", { type: "button", class: main ? "main" : "quiet", text: words[event], "data-event": event });
      button.onclick = (click) => this.ask(event, click);
      buttons.push(button);
    };
    if (can.answer && mode !== "none" && !this.data.at_once) add("answer", true);
    if (can.next) add("next", true);
    for (const event of ["hint", "reveal", "undo", "back"]) if (can[event]) add(event, false);
    const names = (list) => [...list].map((button) => button.dataset.event + button.textContent).join();
    if (names(buttons) !== names(this.actions.children)) {
      const active = this.focused();
      const was = active && active.dataset.event;
      this.actions.replaceChildren(...buttons);
      const again = was && buttons.find((button) => button.dataset.event === was);
      if (again) again.focus({ preventScroll: true });
    }
    this.ready();
  }

  ready() {
    // While an answer is under way the buttons only look as they did: forty milliseconds of grey would be a flicker.
    for (const button of this.actions.children) {
      const waiting = button.dataset.event === "answer" && !this.complete();
      button.setAttribute("aria-disabled", waiting ? "true" : "false");
    }
  }

  // ---- what the learner does

  open() {
    return this.data.can.answer;
  }

  complete() {
    const { mode, at_least: least } = this.data;
    if (mode === "number") return /\d/.test(this.typed);
    return this.chosen !== null || (mode !== "choice" && this.picked.length >= least);
  }

  pick(place) {
    const { mode, at_most: most, words } = this.data;
    if (this.busy || !this.open()) return;
    const at = this.picked.indexOf(place);
    if (at >= 0) this.picked.splice(at, 1);
    else if (mode === "one" || most === 1) this.picked = [place];
    else if (this.picked.length >= most) return this.say(words.at_most.replace("{n}", most));
    else this.picked.push(place);
    this.chosen = null;
    this.cleared.add(place);
    this.changed();
    if (this.data.at_once && this.picked.length) this.ask("answer");
  }

  choose(place) {
    if (this.busy || !this.open()) return;
    this.chosen = this.chosen === place ? null : place;
    this.picked = [];
    this.changed();
  }

  changed() {
    this.say("");
    this.dress();
    this.ready();
  }

  value() {
    const { mode } = this.data;
    if (mode === "number") return this.typed.trim();
    if (this.chosen !== null) return mode === "choice" ? this.chosen : { choice: this.chosen };
    if (mode === "one") return this.picked.length ? this.picked[0] : null;
    return mode === "order" ? [...this.picked] : [...this.picked].sort((a, b) => a - b);
  }

  ask(event, click) {
    if (this.busy) return;
    // The second half of a double click on Check must not press the Next that took its place.
    if (event === "next" && click && (click.detail > 1 || (click.detail && performance.now() - this.answeredAt < DOUBLE_CLICK))) return;
    if (event === "answer" && !this.complete()) return this.say(this.data.words.incomplete);
    const move = { qid: this.data.qid, event, value: event === "answer" ? this.value() : null, nonce: nonce() };
    // How long it took, unless the page was out of sight meanwhile; for the learner's own chart, never for a score.
    if (event === "answer" && this.shownAt > (hiddenAt || 0)) move.ms = Math.max(1, Math.round(performance.now() - this.shownAt));
    this.busy = { nonce: move.nonce, tries: 0, timer: 0 };
    this.box.setAttribute("aria-busy", "true");
    this.ready();
    this.deliver(move);
  }

  deliver(move) {
    // A click during a lost connection vanishes without a word, so the same move is sent again until it is acknowledged.
    const wait = RESEND_AFTER[Math.min(this.busy.tries, RESEND_AFTER.length - 1)];
    if (this.busy.tries > 1) this.say(this.data.words.resending);
    this.busy.tries += 1;
    this.send(move);
    this.busy.timer = setTimeout(() => { if (this.busy && this.busy.nonce === move.nonce) this.deliver(move); }, wait);
  }

  say(text) {
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  // ---- focus and keys

  focused() {
    const root = this.box.getRootNode();
    return root.activeElement && this.box.contains(root.activeElement) ? root.activeElement : null;
  }

  focus(before, fresh) {
    const { mark, can, mode } = this.data;
    const next = this.actions.querySelector("[data-event=next]");
    if (fresh) {
      const first = this.cards[0] || this.choices[0];
      const coarse = matchMedia("(pointer: coarse)").matches;
      const target = mode === "none" ? next : first || (this.field && !coarse ? this.field : null);
      // On the first view the address bar, a link or a screen reader's cursor may have the focus: only take over a running lesson.
      if (target && (before || document.activeElement === document.body)) target.focus({ preventScroll: !before });
      if (before) reveal(this.prompt);
    } else if (mark && JSON.stringify(before.mark) !== JSON.stringify(mark)) {
      this.answeredAt = performance.now();
      const target = can.next && next ? next : this.feedback;
      target.focus({ preventScroll: true });
      reveal(this.feedback);
    } else if (before.hints.length < this.data.hints.length) {
      reveal(this.hints.lastElementChild);
    }
  }

  rove(place) {
    this.cards.forEach((button, at) => button.setAttribute("tabindex", at === place ? "0" : "-1"));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target;
    if (at === this.field) {
      if (event.key === "Enter" && !event.repeat) { event.preventDefault(); this.ask("answer"); }
      return;
    }
    const buttons = this.choices.includes(at) || !this.cards.length ? this.choices : this.cards;
    if (/^[1-9]$/.test(event.key) && this.choices[event.key - 1]) {
      event.preventDefault();
      this.choices[event.key - 1].focus();
      this.choose(Number(event.key) - 1);
      return;
    }
    if ((at === this.feedback || at === this.prompt) && event.key === "Enter" && !event.repeat) {
      const next = this.actions.querySelector("[data-event=next]");
      if (next) { event.preventDefault(); this.ask("next"); }
      return;
    }
    if (event.key === "Enter" && event.repeat && at.dataset && at.dataset.event) { event.preventDefault(); return; }
    const to = this.step(event.key, buttons, buttons.indexOf(at));
    if (to === null || !buttons[to] || this.actions.contains(at)) return;
    event.preventDefault();
    buttons[to].focus();
  }

  step(key, buttons, at) {
    const last = buttons.length - 1;
    if (last < 0) return null;
    if (key === "Home") return 0;
    if (key === "End") return last;
    if (key === "ArrowRight") return at < 0 ? 0 : Math.min(at + 1, last);
    if (key === "ArrowLeft") return at < 0 ? last : Math.max(at - 1, 0);
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (at < 0) return 0;
      const here = buttons[at].getBoundingClientRect();
      const side = key === "ArrowDown" ? 1 : -1;
      const over = buttons.map((button, place) => ({ place, box: button.getBoundingClientRect() }))
        .filter(({ box }) => side * (box.top - here.top) > 8)
        .sort((a, b) => side * (a.box.top - b.box.top) || Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left));
      if (over.length) return over[0].place;
      return buttons === this.choices ? Math.min(Math.max(at + side, 0), last) : at;
    }
    return null;
  }
}

const TAGS = { bold: "strong", term: "em", card: "b" };

// Texts come in pieces and become nodes: markup that someone wrote into a lesson is shown as it was written.
function paragraphs(told) {
  return told.map((pieces, place) => el("p", { class: place ? "more" : "first" },
    ...pieces.map(([kind, text]) => TAGS[kind] ? el(TAGS[kind], { text, class: `said-${kind}` }) : document.createTextNode(text))));
}

let hiddenAt = 0;
document.addEventListener("visibilitychange", () => { if (document.hidden) hiddenAt = performance.now(); });

// Scrolling asks for a layout; asked after the frame is painted it costs the answer nothing.
function reveal(node) {
  requestAnimationFrame(() => setTimeout(() => node.scrollIntoView({ block: "nearest" })));
}

// crypto.randomUUID does not exist on plain http in a club's network; getRandomValues does.
function nonce() {
  const drawn = crypto.getRandomValues(new Uint32Array(3));
  return Date.now().toString(36) + "." + Array.from(drawn, (n) => n.toString(36)).join("");
}
