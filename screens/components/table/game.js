// What a game at the table needs besides: a voice for what the others do, and why a card may not go now.

import { el } from "./dom.js";
import { tellMark } from "./telling.js";

/** @import { MarkProps } from "./given" */
/** @import { Words } from "../../wording/given" */

// A voice that stays when the table is laid anew, so that a screen reader hears what the others played.
export function voice() {
  return el("p", { class: "voice", role: "status" });
}

/** @param {HTMLElement} node @param {MarkProps} why @param {Words} words */
export function tellWhy(node, why, words) {
  node.replaceChildren(); // told again when touched again
  requestAnimationFrame(() => tellMark(node, { mark: why, words }));
}
