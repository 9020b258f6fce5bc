// Words of the table that unfold their meaning under the text, and the way to where a rule is written.

import { el, headed } from "./dom.js";

/** @import { Citation, Note, Words } from "../../wording/given" */

// The meaning comes right after the paragraph that the word stands in.
/** @param {string} text @param {Note} note @param {Words} words */
export function unfolding(text, note, words) {
  const button = el("button", { type: "button", class: "term", "aria-expanded": "false", text });
  /** @type {HTMLElement | null} */
  let shown = null;
  button.onclick = () => {
    if (shown) { shown.remove(); shown = null; }
    else {
      shown = el("p", { class: "meaning more", role: "note" }, el("strong", { text: `${note.title}. ` }),
        document.createTextNode(`${note.meaning} `), cited([[note.source, note.href]], words));
      button.closest("p")?.after(shown);
    }
    button.setAttribute("aria-expanded", shown ? "true" : "false");
  };
  return button;
}

// Where it is written, each book and section a link to the page of the rules.
/** @param {Citation[]} places @param {Words} words */
export function cited(places, words) {
  const links = places.flatMap(([text, href], at) => [at ? "; " : "", el("a", { href, text })]);
  return el("span", { class: "source" }, `${headed(words, words.source)} `, ...links);
}
