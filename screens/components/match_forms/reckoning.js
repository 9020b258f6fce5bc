// @ts-check
// What a settlement is made of: each line opens to its reason and to where it is written.

import { el } from "./dom.js";

/** @import { LedgerLine } from "./given" */

/** @param {LedgerLine[]} lines @param {Record<string, string>} w */
export function reckoning(lines, w) {
  return el("details", { class: "reckoning" }, el("summary", {}, el("span", { text: w["jochi.why"] })), ledger(lines));
}

/** @param {LedgerLine[]} lines */
export function ledger(lines) {
  return el("ul", { class: "ledger" }, lines.map((one) => el("li", {}, el("details", {},
    el("summary", {}, el("span", { text: one.label }), el("b", { text: one.points })),
    el("p", { text: one.text }),
    el("p", { class: "source" }, el("a", { href: one.source[1], target: "_blank", rel: "noopener", text: one.source[0] }))))));
}
