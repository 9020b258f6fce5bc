// What was refused is said under what was pressed, however far down the page that stands, and comes into view there. It stays in view
// while lists that were on their way come in above it, until something is done on the page.

import { el } from "./dom.js";

const PRESSED = "button, label, summary";
/** What stands together in a row: the sentence comes under all of it. */
const ROW = ".next, .row, .ways, .sends, .return, label, form, summary";
/** What tells that one has gone on. */
const DONE = ["pointerdown", "keydown", "wheel"];

export class Refusal {
  /** @param {HTMLElement} page where it is pressed @param {HTMLElement} home what the sentence follows where the press has no place any more */
  constructor(page, home) {
    this.home = home;
    /** @type {Element | null} */
    this.pressed = null;
    this.node = el("p", { class: "trouble", role: "alert" });
    page.addEventListener("click", ({ target }) => this.heard(/** @type {Element} */ (target)), true);
    this.growing = new ResizeObserver(() => this.show());
    this.page = page;
    for (const kind of DONE) document.addEventListener(kind, () => this.growing.disconnect(), { capture: true, passive: true });
  }

  // What asks once more before a press is done goes away with its answer: what had been pressed before it is still there.
  /** @param {Element} target */
  heard(target) {
    const pressed = target.closest(PRESSED);
    if (pressed && !pressed.closest("dialog")) this.pressed = pressed;
  }

  /** @param {string} why */
  say(why) {
    const pressed = this.pressed?.isConnected ? this.pressed : null;
    (pressed ? pressed.closest(ROW) ?? pressed : this.home).after(this.node);
    this.node.textContent = why;
    this.show();
    this.growing.observe(this.page);
  }

  show() { this.node.scrollIntoView({ block: "nearest" }); }

  // What it stood in was made anew.
  stay() { if (this.node.textContent && !this.node.isConnected) this.home.after(this.node); }

  clear() { this.node.textContent = ""; this.growing.disconnect(); }
}
