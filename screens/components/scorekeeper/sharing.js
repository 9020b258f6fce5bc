// @ts-check
// The match for others: its four words, its address, its sheet; leaving off, and another one.

import { el, news, write } from "./dom.js";
import { button } from "./fields.js";

/** @import { Match, Page } from "./host" */

export class Sharing {
  /** @param {Page<Match>} board */
  constructor(board) {
    this.board = board;
    this.summary = el("span", {});
    this.inside = el("div", {});
    this.node = el("details", { class: "more" }, el("summary", {}, this.summary), this.inside);
  }

  /** @param {Match} panel */
  update(panel) {
    const { board } = this;
    const w = panel.words;
    write(this.summary, w.more);
    if (panel.over && !this.over) this.node.open = true;
    this.over = panel.over;
    const told = [panel.code, panel.files, panel.over, panel.others, panel.lang];
    news(this, "inside", told, () => this.inside.replaceChildren(
      el("p", { text: w.share }),
      el("p", { class: "code", translate: "no", text: panel.code.replaceAll("-", " ") }),
      this.copied(board.address.shared(panel.code, panel.others), w),
      el("div", { class: "row" }, panel.files.map(([label, href]) => el("a", { class: "quiet", href, download: true, text: label }))),
      el("div", { class: "row" }, panel.over
        ? button(w.again, board.address.evening ? "quiet" : "main", () => board.write("again", null))
        : button(w.stop, "quiet", () => board.write("stop", {})))));
  }

  /** @param {string} address @param {Record<string, string>} w */
  copied(address, w) {
    const input = el("input", { type: "text", readonly: true, value: address, "aria-label": w.address });
    input.onfocus = () => input.select();
    const copy = button(w.copy, "quiet", () => {
      // Over plain http in a club's network there is no clipboard API; selecting and copying works everywhere.
      input.focus();
      input.select();
      let done = false;
      try { done = document.execCommand("copy"); } catch { done = false; }
      if (done) this.board.notes.tell(w.copied);
    });
    return el("div", { class: "copy" }, input, copy);
  }
}
