// What a mark sets side by side: two cards that were mixed up, one's own row and the right one, two numbers.

import { el } from "./dom.js";
import { face, named, tag } from "./overlays.js";

/** @import { CardProps, MarkProps, RowProps } from "../table/given" */
/** @import { Words } from "../../wording/given" */

/** @param {MarkProps} mark @param {Words} words @returns {HTMLElement | null} */
export function sideBySide({ beside = [] }, words) {
  return beside.length ? el("div", { class: "contrast" }, ...beside.map((row) => row_(row, words))) : null;
}

/** @param {MarkProps} mark @returns {HTMLElement | null} */
export function compared({ figures = [] }) {
  return figures.length
    ? el("dl", { class: "figures" }, ...figures.map(([name, number]) => el("div", {}, el("dt", { text: name }), el("dd", { text: number }))))
    : null;
}

/** @param {RowProps} row @param {Words} words */
function row_(row, words) {
  const cards = row.cards.map((card) => shown(card, words));
  return el("section", {}, row.label ? el("p", { class: "label", text: row.label }) : null,
    el("div", { class: "shown", role: "list", "aria-label": row.label || null }, ...cards));
}

/** @param {CardProps} card @param {Words} words */
function shown(card, words) {
  const image = el("img", { src: card.src, alt: "", draggable: "false" });
  const said = [named(card.label, card, words), card.lit ? words.first : ""].filter(Boolean).join(", ");
  return el("div", { class: card.lit ? "one lit" : "one", role: "listitem", "aria-label": said }, face(image, card), tag(card));
}
