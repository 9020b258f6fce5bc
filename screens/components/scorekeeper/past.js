// @ts-check
// The hands with their figures, and everything written down with what became of it: any line is corrected, taken back, or counted again.

import { el, fill, flag, keyed, headed, news, write } from "./dom.js";
import { button } from "./fields.js";
import { reckoning } from "./reckoning.js";

/** @import { HandProps, LogLine } from "../match_forms/given" */
/** @import { Match, Page } from "./host" */

export class Past {
  /** @param {Page<Match>} board @param {(number: number) => void} correct */
  constructor(board, correct) {
    this.board = board;
    this.correct = correct;
    this.title = el("h2", {});
    this.hands = el("div", { class: "hands" });
    this.summary = el("span", {});
    this.lines = el("ol", { class: "log" });
    this.sheet = el("section", {}, this.title, this.hands);
    this.details = el("details", { ontoggle: () => this.unfold() }, el("summary", {}, this.summary), this.lines);
    this.node = el("div", {}, this.sheet, this.details);
  }

  /** @param {Match} panel */
  update(panel) {
    const w = panel.words;
    flag(this.sheet, "hidden", !panel.hands.length);
    write(this.title, w.sheet);
    write(this.summary, w.history);
    keyed(this.hands, panel.hands.map((hand) => ({ ...hand, key: hand.number })), () => el("div", {}), (node, hand) => {
      news(node, "hand", [hand, panel.sides], () => table(node, hand, panel.sides, w));
    });
    this.unfold();
  }

  /** The lines are asked for and laid out where somebody looks at them: a long match has many, and an entry must not wait for that. */
  unfold() {
    const { panel } = this.board;
    if (!this.details.open || !panel) return;
    if (panel.upto < panel.length) { this.board.visit(panel.place); return; }
    news(this, "log", [panel.log, panel.lang], () => {
      const active = /** @type {HTMLElement | null} */ (/** @type {Document | ShadowRoot} */ (this.lines.getRootNode()).activeElement);
      const was = active && this.lines.contains(active) ? [active.closest("li")?.dataset.number, active.dataset.does] : null;
      this.lines.replaceChildren(...[...panel.log].reverse().map((line) => this.line(line, panel.words)));
      if (was) /** @type {HTMLElement | null} */ (this.lines.querySelector(`[data-number="${was[0]}"] [data-does="${was[1]}"]`))?.focus({ preventScroll: true });
    });
  }

  /** @param {LogLine} line @param {Record<string, string>} w */
  line(line, w) {
    const { board } = this;
    const text = el("p", {}, el("b", { text: `${line.number}. ` }), el(line.counts ? "span" : "del", { text: line.text }), line.state ? el("em", { text: ` (${line.state})` }) : null);
    // What a screen reader hears says which line; the eye sees that.
    const correct = line.correct && button(w.correct, "quiet", () => this.correct(line.number), { "aria-label": fill(w["correct.what"], { what: line.text }), "data-does": "correct" });
    const back = line.back && button(w[line.back], "quiet", () => board.write("undo", { number: line.number }), { "aria-label": `${headed(w, w[line.back])} ${line.text}`, "data-does": "undo" });
    return el("li", { "data-number": line.number }, text, el("div", { class: "row" }, correct || null, back || null));
  }
}

/** @param {HTMLElement} node @param {HandProps} hand @param {string[]} sides @param {Record<string, string>} w */
function table(node, hand, sides, w) {
  const head = el("tr", {}, el("td", {}), sides.map((name) => el("th", { scope: "col", text: name })));
  const rows = hand.rows.map(([name, label, ...cells]) =>
    el("tr", { "data-row": name }, el("th", { scope: "row", text: label }), cells.map((one) => el("td", { text: String(one) }))));
  node.className = hand.out ? "hand out" : "hand";
  node.replaceChildren(el("table", {}, el("caption", { text: hand.title }), el("thead", {}, head), el("tbody", {}, rows)),
    ...hand.remarks.map((text) => el("p", { class: "remark", text })), ...(hand.lines.length ? [reckoning(hand.lines, w)] : []));
}
