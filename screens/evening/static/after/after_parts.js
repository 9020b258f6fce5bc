// The parts of the page afterwards: a title with what stands under it, a table with its headings.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @param {string} name @param {HTMLElement | null} inside */
export function part(name, inside) {
  return el("section", { class: name }, el("h2", { text: say(name) }), inside ?? el("p", { text: say("nothing") }));
}

/** @param {string[]} head @param {(string | number)[][]} lines */
export function table(head, lines) {
  return el("table", {}, el("thead", {}, el("tr", {}, ...head.map((one) => el("th", { scope: "col", text: say(`col_${one}`) })))),
    el("tbody", {}, ...lines.map((line) => el("tr", {}, ...line.map((cell) => el("td", { text: String(cell) }))))));
}
