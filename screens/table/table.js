// The table: shows a panel and its mark, keeps the selection, sends one move at a time. It knows no rules and no names of cards.

import { Choosing } from "./choosing.js";
import { Delivery, nonce } from "./delivery.js";
import { el } from "./dom.js";
import { tellWhy, voice } from "./game.js";
import { pressed } from "./keys.js";
import { Panel } from "./panel.js";
import { dress, tellHints, tellMark, tellProgress } from "./telling.js";

const DOUBLE_CLICK = 350;
const GAP = 8;

const tables = new WeakMap();

export function show({ data, parentElement, setTriggerValue }, sheets) {
  let table = tables.get(parentElement);
  if (!table) {
    table = new Table(parentElement, sheets);
    tables.set(parentElement, table);
  }
  table.delivery.send = (move) => setTriggerValue("move", move);
  table.update(data[0]);
  return () => { table.leave(); tables.delete(parentElement); };
}

class Table {
  constructor(root, sheets) {
    // Streamlit keeps its own element in the root for html=; ours stands beside it.
    if (root.adoptedStyleSheets) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    this.box = el("div", { class: "table", translate: "no" });
    this.box.onkeydown = (event) => pressed(event, this);
    this.body = el("div");
    this.box.append(this.voice = voice(), this.body);
    root.append(this.box);
    this.delivery = new Delivery((tries) => { if (tries > 1) this.say(this.data.words.resending); });
    this.marked = null;
    this.cleared = new Set();
    this.answeredAt = 0;
  }

  leave() {
    this.delivery.leave();
    this.box.remove();
  }

  update(data) {
    const before = this.data;
    this.data = data;
    // Not set anew each time: the whole table would be styled again.
    if (this.box.lang !== data.lang) this.box.lang = data.lang;
    this.box.dataset.qid = data.qid;
    const fresh = !before || before.qid !== data.qid;
    if (fresh) this.shownAt = performance.now();
    if (this.delivery.busy && (this.delivery.heard(data.ack) || fresh)) this.settle();
    if (!fresh && JSON.stringify(before) === JSON.stringify(data)) return;
    const marked = fresh || JSON.stringify(before.mark) !== JSON.stringify(data.mark);
    if (marked) this.cleared.clear();
    if (fresh) this.choosing = new Choosing(data);
    if (fresh || before.lang !== data.lang || before.rows.length !== data.rows.length) this.rebuild();
    this.dress();
    tellProgress(this.progress, data);
    const told = JSON.stringify(data.mark);
    if (told !== this.marked) { this.marked = told; tellMark(this.feedback, data); }
    tellHints(this.hints, data);
    this.act();
    this.say(data.note || "");
    this.voice.textContent = data.announce || "";
    this.focus(before, fresh);
  }

  settle() {
    this.delivery.stop();
    this.box.removeAttribute("aria-busy");
    this.say("");
  }

  rebuild() {
    const d = this.data;
    this.panel = new Panel(d, {
      pick: (place) => this.pick(place),
      refuse: (why) => { if (this.open) { tellWhy(this.feedback, why, this.data.words); reveal(this.feedback); this.refused = true; } },
      choose: (place) => this.choose(place),
      type: (text) => { this.choosing.typed = text; this.changed(); },
    });
    if (this.panel.field) this.panel.field.value = this.choosing.typed;
    this.status = el("p", { class: "note", role: "status" });
    this.hints = el("div", { class: "hints", role: "status" });
    this.feedback = el("div", { class: "feedback", role: "status", tabindex: "-1" });
    this.actions = el("div", { class: "actions" });
    this.progress = el("div", { class: "progress" });
    this.progress.hidden = !d.progress[1];
    this.marked = null;
    const { prompt, cloth, shape } = this.panel;
    this.body.className = shape;
    this.body.replaceChildren(this.progress, ...(d.prompt.length ? [prompt] : []), ...(cloth ? [cloth] : []),
      this.feedback, this.hints, this.status, this.actions);
    this.box.dataset.mode = d.mode;
  }

  dress() { dress(this.panel, this.data, this.choosing, this.cleared); }

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
      const waiting = button.dataset.event === "answer" && !this.choosing.complete(this.data);
      button.setAttribute("aria-disabled", waiting ? "true" : "false");
    }
  }

  // ---- what the learner does

  get open() { return !this.delivery.busy && this.data.can.answer; }

  pick(place) {
    if (!this.open) return;
    if (this.refused) { this.refused = false; tellMark(this.feedback, this.data); }
    if (this.data.again && this.choosing.picked.includes(place)) { this.ask("answer"); return; }
    if (!this.choosing.pick(place, this.data)) { this.say(this.data.words.at_most.replace("{n}", this.data.at_most)); return; }
    this.cleared.add(place);
    this.changed();
    if (this.data.at_once && this.choosing.picked.length) this.ask("answer");
  }

  choose(place) {
    if (!this.open) return;
    this.choosing.choose(place);
    this.changed();
  }

  changed() {
    this.say("");
    this.dress();
    this.ready();
  }

  ask(event, click) {
    if (this.delivery.busy) return;
    // The second half of a double click on Check must not press the Next that took its place.
    if (event === "next" && click && (click.detail > 1 || (click.detail && performance.now() - this.answeredAt < DOUBLE_CLICK))) return;
    const answering = event === "answer";
    if (answering && !this.choosing.complete(this.data)) { this.say(this.data.words.incomplete); return; }
    const move = { qid: this.data.qid, event, value: answering ? this.choosing.value(this.data) : null, nonce: nonce() };
    // How long it took, unless the page was out of sight meanwhile; for the learner's own chart, never for a score.
    if (answering && this.shownAt > hiddenAt) move.ms = Math.max(1, Math.round(performance.now() - this.shownAt));
    this.box.setAttribute("aria-busy", "true");
    this.delivery.start(move);
  }

  say(text) {
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  // ---- where the focus goes

  focused() {
    const root = this.box.getRootNode();
    return root.activeElement && this.box.contains(root.activeElement) ? root.activeElement : null;
  }

  focus(before, fresh) {
    const { mark, can, mode } = this.data;
    const { cards, choices, field, prompt } = this.panel;
    const next = this.actions.querySelector("[data-event=next]");
    if (fresh) {
      if (this.data.at_once) return; // here one only looks, and nothing is asked: the focus stays where the reader has it
      const coarse = matchMedia("(pointer: coarse)").matches;
      const target = mode === "none" ? next || prompt : cards[0] || choices[0] || (field && !coarse ? field : null);
      // On the first view the address bar, a link or a screen reader's cursor may have the focus: only take over a running lesson.
      if (target && (before || document.activeElement === document.body)) target.focus({ preventScroll: !before });
      if (before) reveal(prompt);
    } else if (mark && JSON.stringify(before.mark) !== JSON.stringify(mark)) {
      this.answeredAt = performance.now();
      const target = can.next && next ? next : this.feedback;
      target.focus({ preventScroll: true });
      reveal(this.feedback);
    } else if (before.hints.length < this.data.hints.length) {
      reveal(this.hints.lastElementChild);
    }
  }
}

let hiddenAt = 0;
document.addEventListener("visibilitychange", () => { if (document.hidden) hiddenAt = performance.now(); });

// Scrolling asks for a layout; asked after the frame is painted it costs the answer nothing.
function reveal(node) {
  requestAnimationFrame(() => setTimeout(() => {
    // The buttons stay at the foot of the page, as high as the text is large: what is said comes to stand above them.
    const foot = node.closest(".body")?.querySelector(".actions");
    if (!foot) return; // another question has come meanwhile
    node.style.scrollMarginBottom = `${foot.offsetHeight + GAP}px`;
    node.scrollIntoView({ block: "nearest" });
  }));
}
