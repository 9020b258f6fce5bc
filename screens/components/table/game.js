// What a game at the table needs besides: who played each card of a trick, which one takes it, and why a card may not go now.

import { el } from "./dom.js";
import { tellMark } from "./telling.js";

/** @import { Card, Mark, Words } from "./given" */

// A card that lies on the table: `by` played it, and it `won`.
/** @param {HTMLElement} node @param {Card} card */
export function seated(node, card) {
  if (!card.by) return node;
  node.setAttribute("aria-label", [`${card.by}: ${card.label}`, card.won].filter(Boolean).join(", "));
  const under = node.querySelector(".under");
  if (under) under.prepend(el("span", { class: "by", text: card.by }));
  if (card.won) {
    node.dataset.mark = "right";
    node.append(el("span", { class: "badge", "aria-hidden": "true", text: "✓" }));
  }
  return node;
}

// A card of the hand that may not go now is greyed, and tells why when it is touched; returns what its label says of that.
/** @param {HTMLButtonElement} button @param {Card} card @param {Words} words @param {(why: Mark) => void} refuse */
export function greyed(button, { why }, words, refuse) {
  if (!why) return "";
  button.dataset.dim = "";
  button.onclick = () => refuse(why);
  return `, ${words.dim}`;
}

// A voice that stays when the table is laid anew, so that a screen reader hears what the others played.
export function voice() {
  return el("p", { class: "voice", role: "status" });
}

/** @param {HTMLElement} node @param {Mark} why @param {Words} words */
export function tellWhy(node, why, words) {
  node.replaceChildren(); // told again when touched again
  requestAnimationFrame(() => tellMark(node, { mark: why, words }));
}
