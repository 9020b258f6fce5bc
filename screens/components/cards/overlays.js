// What is laid over a card's picture: rings round what tells it, and a small name where the next card covers it.

import { el, flag, measure } from "./dom.js";

/** @import { Card, Words } from "../table/given" */

// The picture with its rings; the words for them are in the card's label.
/** @param {HTMLImageElement} image @param {Card} card */
export function face(image, card) {
  if (!card.rings) return image;
  const rings = card.rings.map(({ at: [left, top, width, height] }) => el("span", {
    class: "ring", "aria-hidden": "true",
    style: { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` },
  }));
  return el("span", { class: "face" }, image, ...rings);
}

// A card's label, with what is ringed on it.
/** @param {string} label @param {Card} card @param {Words} words */
export function named(label, card, words) {
  if (!card.rings) return label;
  return `${label}; ${words.ringed.replace("{what}", card.rings.map((ring) => ring.name).join(", "))}`;
}

// The small name; hidden as long as the card is not covered.
/** @param {Card} card */
export function tag(card) {
  if (!card.tag) return null;
  const { text, suit } = card.tag;
  return el("span", { class: "tag", "data-suit": suit || null, "data-long": text.length > 3, "aria-hidden": "true", style: { "--letters": text.length }, text });
}

// Keeps up with which cards of a row are covered: a row is laid out anew when the window turns or the text grows.
/** @param {HTMLElement} list */
export function watch(list) {
  new ResizeObserver(() => cover(list)).observe(list);
}

/** @param {HTMLElement} list */
export function cover(list) {
  const cards = [.../** @type {Iterable<HTMLElement>} */ (list.children)];
  if (!cards.some((card) => card.querySelector(".tag, .worth"))) return;
  const strips = cards.map((card, place) => {
    const next = cards[place + 1];
    const same = next && next.offsetTop === card.offsetTop;
    return same && next.offsetLeft < card.offsetLeft + card.offsetWidth * 0.8 ? next.offsetLeft - card.offsetLeft : 0;
  });
  // Told to what is as wide as that, and not to the card: all that is in it would be styled again.
  cards.forEach((card, place) => {
    flag(card, "data-covered", strips[place] > 0);
    for (const node of card.querySelectorAll(":scope > .tag, :scope > .worth")) measure(/** @type {HTMLElement} */ (node), "--strip", `${strips[place]}px`);
  });
}
