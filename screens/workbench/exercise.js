// The sheet as an exercise: figures to fill in, each checked when it is left; or all filled in, and one of them wrong.

export class Exercise {
  constructor(tools, table, on) {
    Object.assign(this, { tools, table, on });
    const { el, Cloth } = tools;
    const w = table.words;
    this.lead = el("p", { class: "lead" });
    this.controls = el("div", { class: "controls" });
    this.cloth = new Cloth(tools, table, () => {});
    this.cloth.lock();
    this.facts = el("p", { class: "facts" });
    this.said = el("div", { class: "verdict", role: "status", tabindex: -1 });
    this.head = el("div", { class: "sheet-head", "aria-hidden": "true" }, el("span", { text: w.sheet }),
      el("span", { text: table.sides[0] }), el("span", { text: table.sides[1] }));
    this.rows = el("div", { class: "ask-rows" });
    this.clock = el("p", { class: "clock", role: "timer", "aria-live": "off" });
    this.past = el("div", { class: "past" });
    this.board = el("div", { class: "board" },
      el("div", { class: "left" }, el("div", { class: "cloth" }, this.cloth.node, this.facts)),
      el("div", { class: "right" }, el("section", { class: "sheet asked", "aria-label": w.sheet }, this.head, this.rows, this.clock)));
    this.node = el("div", { class: "exercise" }, this.lead, this.controls, this.said, this.board, this.past);
    this.node.onkeydown = (event) => this.keys(event);
  }

  update(data) {
    const { fill } = this.tools;
    const w = this.table.words;
    const before = this.data;
    this.data = data;
    this.lead.textContent = data.way === "learn" ? w.learn_lead : w.error_lead;
    if (!before || before.way !== data.way || !this.controls.childElementCount) this.build(data);
    this.board.hidden = !data.work;
    this.ticking(data.work);
    if (data.way === "learn") this.showPast(data); else this.past.replaceChildren(this.tools.el("p", { text: data.found }));
    if (!data.work) return;
    const fresh = !before || !before.work || before.work.id !== data.work.id || before.way !== data.way;
    if (fresh) { this.rows.replaceChildren(); this.active = null; }
    this.cloth.set(data.work.won);
    this.facts.textContent = [["last", w.last_won], ["dealer", w.dealt]].filter(([name]) => data.work[name] !== null)
      .map(([name, text]) => fill(text, { side: this.table.sides[data.work[name]] })).join(" ");
    this.tools.keyed(this.rows, data.work.rows, (row) => this.row(row), (node, row) => this.dress(node, row));
    this.tell(data, fresh && before);
  }

  build(data) {
    const { el } = this.tools;
    const w = this.table.words;
    const fresh = el("button", { type: "button", class: "main", text: w.new_sheet });
    const choice = (label, choices, value) => {
      const select = el("select", {}, choices.map(([id, text]) => el("option", { value: id, text })));
      if (value) select.value = value;
      return { select, node: el("label", { class: "pick" }, el("span", { text: label }), select) };
    };
    if (data.way === "learn") {
      const sort = choice(w.practise, data.sorts, data.work && data.work.sort);
      const level = choice(w.help, data.levels, data.level);
      const timed = el("input", { type: "checkbox" });
      this.level = level.select;
      fresh.onclick = () => this.on("exercise", { do: "new", sort: sort.select.value, level: level.select.value, timed: timed.checked });
      this.hint = el("button", { type: "button", class: "quiet", text: w.hint });
      this.hint.onclick = () => this.help();
      this.controls.replaceChildren(sort.node, level.node, el("label", { class: "check" }, timed, el("span", { text: w.timed })), fresh, this.hint);
    } else {
      fresh.onclick = () => this.on("exercise", { do: "new" });
      this.hint = el("button", { type: "button", class: "quiet", text: w.reveal });
      this.hint.onclick = () => this.on("exercise", { do: "reveal" });
      this.controls.replaceChildren(fresh, this.hint);
    }
  }

  row(row) {
    const { el } = this.tools;
    const cells = row.cells.map((cell, side) => this.cell(row, cell, side));
    return el("div", { class: row.top ? "ask-row top" : "ask-row" },
      el("div", { class: "ask-line" }, el("span", { class: "name", text: row.label }), cells), el("div", { class: "own" }));
  }

  cell(row, cell, side) {
    const { el } = this.tools;
    const name = `${row.label}, ${this.table.sides[side]}`;
    if (this.data.way === "error") {
      const button = el("button", { type: "button", class: "figure" });
      button.name_ = name;
      button.onclick = () => { if (!this.data.work.over) this.on("exercise", { do: "answer", cell: cell.key }); };
      return el("span", { class: "ask-cell" }, button);
    }
    if (!cell.asked) {
      const button = el("button", { type: "button", class: "figure plain", "aria-label": `${name}: ${cell.n}`, text: String(cell.n) });
      button.onclick = () => this.reason(name, cell);
      return el("span", { class: "ask-cell" }, button);
    }
    const field = el("input", { type: "text", inputmode: "numeric", autocomplete: "off", class: "fill", "aria-label": name, "data-cell": cell.key });
    field.onchange = () => this.answer(field, cell.key);
    field.onfocus = () => { this.active = cell.key; field.select(); this.light(); };
    return el("span", { class: "ask-cell" }, field, el("span", { class: "sign", "aria-hidden": "true" }));
  }

  answer(field, key) {
    const typed = field.value.trim();
    if (typed === "") return;
    if (!/^\d{1,4}$/.test(typed)) { this.on("say", this.table.words.number_please); return; }
    this.on("exercise", { do: "answer", cell: key, value: Number(typed) });
  }

  help() {
    const key = this.active && this.data.work && this.find(this.active) && !this.find(this.active).ok ? this.active : this.data.work && this.data.work.open;
    if (!key) return;
    this.active = key;
    this.on("exercise", { do: "hint", cell: key });
  }

  find(key) {
    for (const row of this.data.work.rows) for (const cell of row.cells) if (cell.key === key) return cell;
    return null;
  }

  dress(node, row) {
    const { el, fill } = this.tools;
    const w = this.table.words;
    const slots = node.querySelectorAll(".ask-cell");
    const own = [];
    row.cells.forEach((cell, side) => {
      const slot = slots[side].firstElementChild;
      if (this.data.way === "error") {
        slot.textContent = String(cell.n);
        slot.dataset.mark = cell.mark;
        slot.setAttribute("aria-label", `${slot.name_}: ${cell.n}${cell.mark ? `, ${cell.mark === "right" ? w.here : w.ok}` : ""}`);
        slot.setAttribute("aria-disabled", String(this.data.work.over));
        return;
      }
      if (!cell.asked) return;
      const answered = cell.given !== undefined;
      slot.dataset.mark = answered ? (cell.ok ? "right" : "wrong") : "";
      slot.readOnly = Boolean(cell.ok);
      if (answered && slot.value.trim() === "") slot.value = String(cell.given);
      slot.setAttribute("aria-invalid", String(answered && !cell.ok));
      slots[side].lastElementChild.textContent = answered ? (cell.ok ? "✓" : "✗") : "";
      if (answered && !cell.ok) {
        own.push(el("div", { class: "mine" }, el("p", {}, el("strong", { text: `${this.table.sides[side]}. ` }),
          el("span", { class: "was", text: fill(w.yours, { given: cell.given }) }), " · ", el("strong", { text: fill(w.right_is, { right: cell.right }) })),
          ...cell.why.map((text) => el("p", { text })), this.minis(cell)));
      }
      if (cell.hint && !cell.ok) own.push(el("p", { class: "hint", text: cell.hint }));
    });
    const told = JSON.stringify(row.cells);
    const box = node.querySelector(".own");
    if (box.dataset.told !== told) { box.dataset.told = told; box.replaceChildren(...own); }
  }

  minis(cell) {
    const { el } = this.tools;
    const places = cell.lit !== null && !cell.cards.includes(cell.lit) ? [...cell.cards, cell.lit] : cell.cards;
    if (!places.length) return null;
    return el("div", { class: "minis", role: "list" }, places.map((at) => {
      const [src, name, short] = this.table.cards[at];
      const first = at === cell.lit;
      return el("span", { class: "mini", role: "listitem", "data-mark": first ? "first" : null, "aria-label": name },
        el("img", { src, alt: "", decoding: "async" }), el("span", { class: "mini-name", "aria-hidden": "true", text: short }));
    }));
  }

  // The verdict on the cell just answered: marked on the cards, and the next open figure takes the focus unless the learner went elsewhere.
  tell(data, moved) {
    this.light();
    if (data.way === "error") {
      const told = data.work.said;
      this.said.className = told ? `verdict ${data.work.over ? "good" : "bad"}` : "verdict";
      this.say(told);
      this.hint.hidden = data.work.over;
      return;
    }
    this.said.className = data.work.done ? "verdict good" : "verdict";
    this.say(data.work.done);
    this.hint.hidden = Boolean(data.work.done);
    if (data.work.done && this.level) this.level.value = data.level;
    if (moved) { const first = this.rows.querySelector("input.fill:not([readonly])"); if (first) first.focus(); }
  }

  // What is said of the whole sheet stands above it: where it is new, the page goes there.
  say(text) {
    const { el } = this.tools;
    const fresh = text && this.said.textContent !== text;
    this.said.replaceChildren(...(text ? [el("p", { text })] : []));
    if (fresh) this.said.scrollIntoView({ block: "nearest" });
  }

  light() {
    const marks = new Map();
    const cell = this.active && this.data.work && this.data.way === "learn" ? this.find(this.active) : null;
    if (cell && cell.given !== undefined && !cell.ok) {
      for (const at of cell.cards) marks.set(at, "part");
      if (cell.lit !== null) marks.set(cell.lit, "first");
    }
    this.cloth.light(marks);
  }

  reason(name, cell) {
    const { el } = this.tools;
    this.said.className = "verdict told";
    this.said.replaceChildren(el("p", {}, el("strong", { text: name })), ...(cell.says.length
      ? cell.says.map((line) => el("p", { text: line.text })) : [el("p", { text: this.table.words.nothing })]));
  }

  showPast(data) {
    const { el } = this.tools;
    this.past.replaceChildren(...(data.past.length ? [el("h2", { text: this.table.words.past }),
      el("ol", {}, data.past.map((text) => el("li", { text }))), data.goal ? el("p", { text: data.goal }) : null].filter(Boolean) : []));
  }

  ticking(work) {
    clearInterval(this.timer);
    const write = (n) => { this.clock.textContent = `${Math.floor(n / 60)}:${String(n % 60).padStart(2, "0")}`; };
    if (!work || work.clock === null || work.clock === undefined) { this.clock.textContent = ""; return; }
    write(work.clock);
    if (!work.running) return;
    const since = performance.now() - work.clock * 1000;
    this.timer = setInterval(() => write(Math.round((performance.now() - since) / 1000)), 1000);
  }

  keys(event) {
    if (event.target.classList.contains("fill") && (event.key === "Enter" || event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const fields = [...this.rows.querySelectorAll("input.fill")];
      const at = fields.indexOf(event.target);
      const open = (list) => list.find((field) => !field.readOnly && field.dataset.mark !== "right");
      const to = event.key === "ArrowUp" ? open(fields.slice(0, at).reverse()) : open(fields.slice(at + 1)) || (event.key === "Enter" ? open(fields.slice(0, at)) : null);
      if (to) to.focus(); else event.target.blur();
    }
  }

  leave() { clearInterval(this.timer); }
}
