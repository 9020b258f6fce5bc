// Answers that are no cards: words to choose from, or a number to be typed.

import { el } from "./dom.js";

/** @import { TableProps } from "./given" */

// Where these stand. What is answered with is in sight however many cards there are: a number is typed beside Check, words that may be
// taken instead of cards stand beside these, as at a table. Where nothing lies there is no cloth. Who only looks has all of it on one.
/** @param {TableProps} data @param {HTMLElement[]} cards those that may be picked @returns {"cloth" | "beside" | "foot"} */
export function standing({ mode, rows, table, place, can }, cards) {
  if (mode === "number" && (rows.length || table || place) && (can.answer || can.next)) return "foot";
  return table || (place && (cards.length || !rows.length)) ? "beside" : "cloth";
}

/** @param {TableProps} data @param {(place: number) => void} choose */
export function choices({ choices: texts, words }, choose) {
  const buttons = texts.map((text, place) => {
    const button = el("button", { type: "button", class: "choice", "aria-pressed": "false" },
      el("span", { class: "digit", "aria-hidden": "true", text: String(place + 1) }), el("span", { text }));
    button.onclick = () => choose(place);
    return button;
  });
  return { buttons, node: el("div", { class: "choices", role: "group", "aria-label": words.choose }, ...buttons) };
}

/** @param {TableProps} data @param {(text: string) => void} type */
export function typing({ parts, words: { number } }, type) {
  // A keyboard of digits alone has no sign for a half.
  const field = el("input", { type: "text", inputmode: parts > 1 ? "decimal" : "numeric", autocomplete: "off", placeholder: " ", maxlength: "9", class: "number", "aria-label": number });
  field.oninput = () => type(field.value);
  return { field, node: el("div", { class: "typing" }, el("label", {}, el("span", { text: number }), field)) };
}
