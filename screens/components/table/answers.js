// Answers that are no cards: words to choose from, or a number to be typed.

import { el } from "./dom.js";

/** @import { Given } from "./given" */

/** @param {Given} data @param {(place: number) => void} choose */
export function choices({ choices: texts, words }, choose) {
  const buttons = texts.map((text, place) => {
    const button = el("button", { type: "button", class: "choice", "aria-pressed": "false" },
      el("span", { class: "digit", "aria-hidden": "true", text: String(place + 1) }), el("span", { text }));
    button.onclick = () => choose(place);
    return button;
  });
  return { buttons, node: el("div", { class: "choices", role: "group", "aria-label": words.choose }, ...buttons) };
}

/** @param {Given} data @param {(text: string) => void} type */
export function typing({ parts, words: { number } }, type) {
  // A keyboard of digits alone has no sign for a half.
  const field = el("input", { type: "text", inputmode: parts > 1 ? "decimal" : "numeric", autocomplete: "off", maxlength: "9", class: "number", "aria-label": number });
  field.oninput = () => type(field.value);
  return { field, node: el("div", { class: "typing" }, el("label", {}, el("span", { text: number }), field)) };
}
