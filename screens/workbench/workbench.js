// The workbench: cards on the left, the sheet on the right; undo and redo without end live here and survive a reload.

import * as dom from "./dom.js";
import { Cloth } from "./cloth.js";
import { Exercise } from "./exercise.js";
import { Figures } from "./figures.js";
import { Kept } from "./kept.js";
import { Options } from "./options.js";
import { Paper } from "./paper.js";
import { Post } from "./post.js";
import { Share } from "./share.js";
import { Starts } from "./starts.js";
import { Steps } from "./steps.js";

const parts = { ...dom, Cloth, Exercise, Figures, Options, Paper };
const benches = new WeakMap();
// What the server sends once, by its key: a bench that is made anew in the same page finds it here.
const stock = new Map();

export function show({ data, parentElement, setTriggerValue }, sheets) {
  let bench = benches.get(parentElement);
  if (!bench) {
    bench = new Bench(parentElement, sheets);
    benches.set(parentElement, bench);
  }
  bench.post.send = (move) => setTriggerValue("move", move);
  bench.update(data[0]);
  return () => { bench.leave(); benches.delete(parentElement); };
}

class Bench {
  constructor(root, sheets) {
    this.parts = parts;
    if (root.adoptedStyleSheets) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    this.box = parts.el("div", { class: "bench", translate: "no" });
    root.append(this.box);
    this.post = new Post(() => this.say(this.table.words.resending));
    this.box.onkeydown = (event) => this.keys(event);
    this.gone = () => this.back();
    window.addEventListener("popstate", this.gone);
  }

  leave() {
    window.removeEventListener("popstate", this.gone);
    this.post.leave();
    if (this.kept) this.kept.leave();
    if (this.exercise) this.exercise.leave();
    this.box.remove();
  }

  update(data) {
    if (data.table) stock.set(data.key, { table: data.table, rules: data.rules });
    if (!stock.has(data.key)) return;
    if (stock.get(data.key) !== this.stocked) this.take(data.key);
    this.data = data;
    this.kept ??= this.recall(data.addressed);
    // Not set anew each time: the whole table would be styled again.
    this.parts.mark(this.box, "lang", data.lang);
    const forgotten = this.forgotten(data);
    if (data.options && !forgotten) this.post.from = data.options.text;
    this.acknowledged ||= Boolean(data.ack);
    this.post.heard(data.ack);
    if (forgotten) return this.post.busy || this.post.push("text", this.post.from);
    this.parts.news(this, "mode", data.mode, () => this.turn(data.mode));
    if (data.mode === "count") this.count(data); else this.exercise.update(data.exercise);
    this.say(data.note || "");
    this.post.next();
  }

  take(key) {
    this.stocked = stock.get(key);
    const { table, rules } = this.stocked;
    this.post.have = key;
    this.rules = rules;
    this.parts.news(this, "table", table, () => {
      this.told = { table: this.told.table };
      this.table = table;
      this.build();
    });
  }

  turn(to) {
    this.box.dataset.mode = to;
    for (const [mode, button] of this.modes) {
      if (mode === to) button.setAttribute("aria-current", "page"); else button.removeAttribute("aria-current");
    }
  }

  count(data) {
    const o = data.options;
    this.kept.remember(o.text, this.table.blank);
    this.steps.update(this.kept);
    if (!this.post.busy) this.cloth.set(o.won);
    this.options.update({ ...o, rules: this.rules });
    this.share.update(o.text);
    const empty = !o.won.length && o.last === null && !o.matto && !o.shown.length;
    this.paper.update(data.counted, o.before, empty);
    const { el, news } = this.parts;
    news(this, "problems", o.problems, () => this.problems.replaceChildren(
      ...o.problems.map((text) => el("p", { text: `${this.table.words.problem}: ${text}` }))));
    this.problems.hidden = !o.problems.length;
    this.starts.tally(o.sizes);
    news(this, "totals", empty ? [] : data.counted.totals, () => this.totals.replaceChildren(...(empty ? [] : data.counted.totals).map((n, side) =>
      el("span", {}, `${this.table.sides[side]} `, el("strong", { text: String(n) })))));
  }

  build() {
    const { el, Cloth, Paper, Options, Exercise } = this.parts;
    const t = this.table;
    const w = t.words;
    const push = (event, value) => (event === "say" ? this.say(value) : this.post.push(event, value));
    this.cloth = new Cloth(this.parts, t, push);
    this.paper = new Paper(this.parts, t, push);
    this.options = new Options(this.parts, t, push);
    this.share = new Share(this.parts, t, push);
    this.exercise = new Exercise(this.parts, t, push);
    this.modes = ["count", "learn", "error"].map((mode) => {
      const button = el("button", { type: "button", class: "tab", text: w[`mode_${mode}`] });
      button.onclick = () => this.post.push("mode", mode);
      return [mode, button];
    });
    this.status = el("p", { class: "note", role: "status" });
    this.problems = el("div", { class: "problems", role: "status", hidden: true });
    this.totals = el("span", { class: "totals" });
    this.starts = new Starts(this.parts, t, this.cloth, push);
    this.steps = new Steps(this.parts, w, this);
    const bar = el("div", { class: "bar-low" }, this.totals, this.steps.nodes);
    this.box.replaceChildren(
      el("nav", { class: "tabs", "aria-label": w.modes }, this.modes.map(([, one]) => one)),
      el("div", { class: "counting" },
        el("div", { class: "pair" }, el("div", { class: "left" },
          el("div", { class: "cloth" }, this.starts.node, this.cloth.node, el("div", { class: "cloth-foot" }, this.starts.size, this.options.quick)),
          this.problems, this.options.node, this.share.node),
        el("div", { class: "right" }, this.paper.node)), el("div", { class: "wide" }, this.paper.grande, this.paper.others), bar),
      this.exercise.node, this.status);
  }

  recall(addressed) {
    const kept = new Kept(addressed);
    this.post.from = kept.unaddressed;
    this.acknowledged = this.post.from !== undefined;
    return kept;
  }

  // A new session, of a restarted server or a reloaded page, may have begun with an older address: what was on the screen stands.
  forgotten(data) {
    return this.acknowledged && !data.ack && data.addressed && data.options && data.options.text !== this.post.from;
  }

  // The browser's Back and Forward lead to another way of working: a press like any other.
  back() {
    const to = this.kept && this.kept.way;
    if (to && to !== this.data.mode) this.post.push("mode", to);
  }

  keys(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target.tagName === "INPUT") return;
    event.preventDefault();
    if (this.box.dataset.mode === "count") this.steps.go(event.shiftKey ? 1 : -1);
  }

  say(text) { if (this.status.textContent !== text) this.status.textContent = text; }
}
