// What a deal at a table that the wall shows has come to.

import { el } from "./dom.js";

/** @param {(string | number)[][]} sheet the names first */
export function cameTo([head, ...rows]) {
  return el("table", { class: "results" },
    el("thead", {}, el("tr", {}, ...head.map((one) => el("th", { scope: "col", text: String(one) })))),
    el("tbody", {}, ...rows.map(([name, ...points]) => el("tr", {}, el("th", { scope: "row", text: String(name) }), ...points.map((one) => el("td", { class: "sum", text: String(one) }))))));
}
