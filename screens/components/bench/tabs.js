// @ts-check
// The ways of working with the scoring table, one of which is open.

import { el } from "./dom.js";

export const WAYS = /** @type {const} */ (["count", "learn", "error"]);

export class Tabs {
  /** @param {Record<string, string>} words @param {(way: string) => void} open */
  constructor(words, open) {
    this.buttons = WAYS.map((way) => el("button", { type: "button", class: "tab", text: words[`mode_${way}`], onclick: () => open(way) }));
    this.node = el("nav", { class: "tabs", "aria-label": words.modes }, this.buttons);
  }

  /** @param {string} way */
  show(way) {
    this.buttons.forEach((button, at) => {
      if (WAYS[at] === way) button.setAttribute("aria-current", "page"); else button.removeAttribute("aria-current");
    });
  }
}
