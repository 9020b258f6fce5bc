// A card beside the table, so small that it has its index.

import { el, longest } from "./dom.js";
import { tag } from "./overlays.js";

/** @import { CardProps } from "../../../components/table/given" */

/** @param {CardProps} card @param {[number, number]} size of the pack's pictures */
export const smallPicture = (card, [width, height]) => el("span", { class: "pictured" },
  el("img", { src: card.src, alt: "", width, height, decoding: "async" }), tag(card.tag ? { ...card, tag: { ...card.tag, text: card.tag.short ?? card.tag.text } } : card));

/** Seen as a picture, and said to whoever listens; where it is read, as large as its longest word has room for. @param {string} name */
export const calledSo = (name) => el("span", { class: "called", text: name, style: { "--longest": longest(name) } });
