// Texts as nodes: paragraphs, words that stand out, and those that unfold their meaning.

import { el } from "./dom.js";
import { unfolding } from "./terms.js";

/** @import { Paragraph, Words } from "../../wording/given" */

/** @type {Record<string, "strong" | "em" | "b" | undefined>} */
const TAGS = { bold: "strong", term: "em", card: "b" };
const MARK = /^\u00a0?[,.;:!?)»”]+/;

// Texts come in pieces and become nodes: markup that someone wrote into a lesson is shown as it was written.
/** @param {Paragraph[]} told @param {Words} words */
export function paragraphs(told, words) {
  return told.map((pieces, place) => el("p", { class: place ? "more" : "first" },
    ...pieces.map(([kind, text, note], at) => {
      const rest = pieces[at - 1]?.[2] ? text.replace(MARK, "") : text;
      if (note) return kept(unfolding(text, note, words), pieces[at + 1]?.[1].match(MARK)?.[0]);
      const tagged = TAGS[kind];
      return tagged ? el(tagged, { text: rest, class: `said-${kind}` }) : document.createTextNode(rest);
    })));
}

// A line may break behind a button, even before a comma: the mark stays with its word.
/** @param {HTMLButtonElement} button @param {string} [mark] */
function kept(button, mark) {
  return mark ? el("span", { class: "kept" }, button, mark) : button;
}
