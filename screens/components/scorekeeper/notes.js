// @ts-check
// What is said of a press: why it was not written, what does not fit, that it waits. It stays in sight, wherever one has scrolled to.

import { el } from "./dom.js";

/** Milliseconds in which what was only told has been read. */
const READ_IN = 8000;

export class Notes {
  constructor() {
    // It lies over what one was about to press, so a touch puts it away; what waits or asks stays.
    this.node = el("div", { class: "notes", role: "status", hidden: true, onclick: () => { if (this.kind === "wrong") this.clear(); } });
    this.voice = el("p", { class: "voice", "aria-live": "polite" });
    this.kind = "";
    this.goes = () => { if (this.kind === "told") this.clear(); };
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
  }

  clear() {
    if (!this.kind) return; // hidden once more, it would have the page painted at each press, before the answer is there
    this.stays();
    this.kind = "";
    this.node.hidden = true;
    this.node.replaceChildren();
  }

  /** @param {string} text @param {boolean} [wrong] */
  tell(text, wrong = false) {
    if (!text) { this.clear(); return; }
    this.show(wrong ? "wrong" : "told", text.split("\n").map((line) => el("p", { text: line })));
    if (wrong) return;
    // Nothing has to be done about it: it goes by itself, and at whatever is pressed next.
    this.later = setTimeout(this.goes, READ_IN);
    document.addEventListener("click", this.goes, true);
  }

  stays() {
    clearTimeout(this.later);
    document.removeEventListener("click", this.goes, true);
  }

  /** @param {string} text */
  wait(text) {
    if (text) this.show("waiting", [el("p", { text })]);
  }

  /** @param {Record<string, string>} words @param {string[]} lines @param {() => void} anyway */
  doubt(words, lines, anyway) {
    const look = el("button", { type: "button", class: "main", text: words["doubt.again"], onclick: () => this.clear() });
    const go = el("button", { type: "button", class: "quiet", text: words["doubt.anyway"], onclick: anyway });
    this.show("doubt", [el("p", { class: "head", text: words.doubt }), ...lines.map((text) => el("p", { text })), el("div", { class: "row" }, look, go)]);
    look.focus({ preventScroll: true });
  }

  /** Said to those who hear the page. @param {string} text */
  speak(text) { if (this.voice.textContent !== text) this.voice.textContent = text; }

  /** @param {string} kind @param {HTMLElement[]} nodes */
  show(kind, nodes) {
    this.stays();
    this.kind = kind;
    this.node.dataset.kind = kind;
    this.node.replaceChildren(...nodes);
    this.node.hidden = false;
  }
}
