// One card: its picture with what is laid over it, a button where it may be picked, and the name it goes by.

import { el, write } from "./dom.js";
import { face, named, tag } from "./overlays.js";

/** @import { Card, Mark, Row, Words } from "./given" */

/** @typedef {{ press: (node: HTMLElement) => void, look: (node: HTMLElement) => void }} Touched */

/** Why a card may not go now, by its node. @type {WeakMap<HTMLElement, Mark>} */
const refusals = new WeakMap();

// A node for a card of this row; it lives as long as the card lies where it is.
/** @param {Card} card @param {Row} row @param {HTMLImageElement} image @param {Touched} on */
export function cardNode(card, row, image, on) {
  const under = row.layout === "trick" && row.named ? el("span", { class: "under", "aria-hidden": "true", text: card.label }) : null;
  const shown = [face(image, card), tag(card), under];
  if (!row.pick) return el("div", { class: "card", role: row.seat === null || row.seat === undefined ? "listitem" : null }, shown);
  const button = el("button", { type: "button", class: "card", "aria-pressed": "false", tabindex: "-1" },
    shown, el("span", { class: "badge", "aria-hidden": "true" }));
  button.onclick = () => on.press(button);
  button.onfocus = () => on.look(button);
  button.onmouseenter = () => on.look(button);
  return button;
}

// What the card says of itself now; returns its name. A card that may not go is greyed and says why when it is touched.
/** @param {HTMLElement} node @param {Card} card @param {Row} row @param {number} place @param {Words} words */
export function nameCard(node, card, row, place, words) {
  const name = named(row.named ? card.label : `${place + 1}. ${card.label}`, card, words);
  if (card.why) refusals.set(node, card.why); else refusals.delete(node);
  if (node.hasAttribute("data-dim") !== Boolean(card.why)) node.toggleAttribute("data-dim", Boolean(card.why));
  if (node.getAttribute("role") === "listitem") node.setAttribute("aria-label", name);
  if (node.dataset.name !== card.label) node.dataset.name = card.label;
  const under = node.querySelector(".under");
  if (under) write(under, card.label);
  return card.why ? `${name}, ${words.dim}` : name;
}

/** @param {HTMLElement} node */
export function whyNot(node) { return refusals.get(node) ?? null; }
