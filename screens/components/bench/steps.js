// Undo and redo, without end; a step waits its turn as a tap does.

/** @import { Dom, On } from "./host" */

/**
 * The moves that wait (post) and what was on the table (kept).
 * @typedef {{ post: { push: On }, kept: { step: (by: number) => string | undefined } }} Past
 */

export class Steps {
  /** @param {Dom} tools @param {Record<string, string>} words @param {Past} bench */
  constructor({ el, mark }, words, bench) {
    this.mark = mark;
    this.bench = bench;
    const button = (/** @type {string} */ text, /** @type {string} */ sign, /** @type {number} */ by) => {
      const made = el("button", { type: "button", class: "quiet", "aria-label": text },
        el("span", { class: "sign", text: sign }), el("span", { class: "word", text }));
      made.onclick = () => this.go(by);
      return made;
    };
    this.undo = button(words.undo, "↶", -1);
    this.redo = button(words.redo, "↷", 1);
    this.nodes = [this.undo, this.redo];
  }

  // Where there is to go is known when all that was done before is counted.
  /** @param {number} by */
  go(by) {
    const { post, kept } = this.bench;
    post.push("text", () => kept.step(by));
  }

  /** @param {{ first: boolean, last: boolean }} kept */
  update({ first, last }) {
    this.mark(this.undo, "aria-disabled", String(first));
    this.mark(this.redo, "aria-disabled", String(last));
  }
}
