// The workbench: cards on the left, the sheet on the right; undo and redo without end live here and survive a reload.

import * as dom from "./dom.js";
import { Cloth } from "./cloth.js";
import { Exercise } from "./exercise.js";
import { Options } from "./options.js";
import { Paper } from "./paper.js";
import { Post } from "./post.js";

const parts = { ...dom, Cloth, Exercise, Options, Paper };
const KEPT = "calzettini workbench";
const MOST_KEPT = 3000;
const benches = new WeakMap();

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
    this.history = kept();
    this.box.onkeydown = (event) => this.keys(event);
  }

  leave() { this.post.leave(); if (this.exercise) this.exercise.leave(); this.box.remove(); }

  update(data) {
    if (data.table && JSON.stringify(data.table) !== this.told) {
      this.told = JSON.stringify(data.table);
      this.table = data.table;
      this.post.have = data.key;
      this.build();
    }
    if (!this.table) return;
    this.data = data;
    this.box.lang = data.lang;
    this.post.settled(data.ack);
    for (const [mode, button] of this.modes) {
      if (mode === data.mode) button.setAttribute("aria-current", "page"); else button.removeAttribute("aria-current");
    }
    this.box.dataset.mode = data.mode;
    if (data.mode === "count") this.count(data); else this.exercise.update(data.exercise);
    this.say(data.note || "");
  }

  count(data) {
    const o = data.options;
    this.remember(o.text);
    if (!this.post.busy) this.cloth.set(o.won);
    this.options.update(o);
    const empty = !o.won.length && o.last === null && !o.matto && !o.shown.length;
    this.paper.update(data.counted, o.before, empty);
    this.problems.replaceChildren(...o.problems.map((text) => this.parts.el("p", { text: `${this.table.words.problem}: ${text}` })));
    this.problems.hidden = !o.problems.length;
    this.sizes = o.sizes;
    this.tally();
    this.totals.replaceChildren(...(empty ? [] : data.counted.totals).map((n, side) =>
      this.parts.el("span", {}, `${this.table.sides[side]} `, this.parts.el("strong", { text: String(n) }))));
  }

  build() {
    const { el, Cloth, Paper, Options, Exercise } = this.parts;
    const t = this.table;
    const w = t.words;
    const push = (event, value) => (event === "say" ? this.say(value) : this.post.push(event, value));
    this.cloth = new Cloth(this.parts, t, (won) => { this.tally(); this.post.push("cards", won); });
    this.paper = new Paper(this.parts, t, push);
    this.options = new Options(this.parts, t, push);
    this.exercise = new Exercise(this.parts, t, push, this.paper);
    this.modes = ["count", "learn", "error"].map((mode) => {
      const button = el("button", { type: "button", class: "tab", text: w[`mode_${mode}`] });
      button.onclick = () => this.post.push("mode", mode);
      return [mode, button];
    });
    this.status = el("p", { class: "note", role: "status" });
    this.problems = el("div", { class: "problems", role: "status", hidden: true });
    this.totals = el("span", { class: "totals" });
    const button = (text, run, sign = "") => {
      const made = el("button", { type: "button", class: "quiet", "aria-label": sign ? text : null },
        sign ? el("span", { class: "sign", text: sign }) : null, el("span", { class: "word", text }));
      made.onclick = run;
      return made;
    };
    this.undo = button(w.undo, () => this.step(-1), "↶");
    this.redo = button(w.redo, () => this.step(1), "↷");
    this.all = el("select", {});
    this.all.onchange = () => { if (this.all.value !== "") this.cloth.inAll(Number(this.all.value)); };
    const every = t.cards.map((_, at) => at);
    const set = (won) => { this.cloth.set(won); this.cloth.changed(); };
    const starts = el("div", { class: "starts" },
      button(w.none, () => set([])), button(w.all, () => set(every)), button(w.swap, () => set(every.filter((at) => !this.cloth.won.has(at)))));
    const sort = el("select", { "aria-label": w.draw }, t.sorts.map(([value, text]) => el("option", { value, text })));
    const draw = el("div", { class: "starts draw" }, sort, button(w.draw_go, () => this.post.push("draw", sort.value)));
    this.size = el("label", { class: "pick inline" }, el("span", { text: w.in_all }), this.all);
    const bar = el("div", { class: "bar-low" }, this.totals, this.undo, this.redo);
    this.box.replaceChildren(
      el("nav", { class: "tabs", "aria-label": w.modes }, this.modes.map(([, one]) => one)),
      el("div", { class: "counting" },
        el("div", { class: "pair" }, el("div", { class: "left" },
          el("div", { class: "cloth" }, el("div", { class: "cloth-head" }, starts, draw), this.cloth.node, el("div", { class: "cloth-foot" }, this.size, this.options.quick)),
          this.problems, this.options.node, this.options.share),
        el("div", { class: "right" }, this.paper.node)), el("div", { class: "wide" }, this.paper.grande, this.paper.others), bar),
      this.exercise.node, this.status);
  }

  // How many cards there are, and what numbers there can be in all.
  tally() {
    const { el, fill } = this.parts;
    const w = this.table.words;
    const n = this.cloth.won.size;
    const least = n - this.cloth.pips;
    const sizes = (this.sizes || []).filter((size) => size >= least && size <= least + 20 && size !== n);
    this.all.replaceChildren(el("option", { value: "", text: String(n) }), ...sizes.map((size) => el("option", { value: String(size), text: String(size) })));
    this.all.value = "";
    this.all.title = fill(w.cards, { n });
  }

  // ---- undo and redo: the texts of all positions seen, and which of them is shown

  remember(text) {
    const h = this.history;
    if (h.texts[h.at] === text) return this.steps();
    const near = [h.at + 1, h.at - 1].find((at) => this.stepping && h.texts[at] === text);
    if (near !== undefined) h.at = near;
    else { h.texts = [...h.texts.slice(0, h.at + 1), text].slice(-MOST_KEPT); h.at = h.texts.length - 1; }
    this.stepping = false;
    keep(h);
    this.steps();
  }

  step(by) {
    const to = this.history.texts[this.history.at + by];
    if (to === undefined || this.post.busy) return;
    this.stepping = true;
    this.post.push("text", to);
  }

  steps() {
    const h = this.history;
    this.undo.setAttribute("aria-disabled", String(h.at <= 0));
    this.redo.setAttribute("aria-disabled", String(h.at >= h.texts.length - 1));
  }

  keys(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target.tagName === "INPUT") return;
    event.preventDefault();
    if (this.box.dataset.mode === "count") this.step(event.shiftKey ? 1 : -1);
  }

  say(text) { if (this.status.textContent !== text) this.status.textContent = text; }
}

function kept() {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEPT));
    if (found && Array.isArray(found.texts) && Number.isInteger(found.at)) return found;
  } catch { /* a browser that keeps nothing */ }
  return { texts: [], at: -1 };
}

function keep(history) {
  try { sessionStorage.setItem(KEPT, JSON.stringify(history)); } catch { /* full, or switched off: undo lives as long as the page */ }
}
