// How everybody has played the same deal, side by side: the best first, what the book makes of it last.

import { el } from "./dom.js";

/** @import { DealOfAll, DealResultProps } from "../../../room_views/given" */
/** @typedef {(key: string, facts?: Record<string, unknown>) => string} Say */

/** @param {DealOfAll} deal @param {Say} say @param {number} most rows that have room */
export function dealTable({ rows, book }, say, most) {
  const away = rows.some((row) => row.away.length);
  const heads = ["deal_name", "deal_points", "deal_cost", "deal_begato", ...(away ? ["deal_away"] : [])];
  const shown = rows.slice(0, most);
  return el("table", { class: "results" },
    el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col", text: say(head) })))),
    el("tbody", {}, ...shown.map((row) => line(el("th", { scope: "row" }, el("img", { src: row.src, alt: row.card }), row.twin ? `${row.name} (${row.card})` : row.name), row, String(row.cost), away)),
      rows.length > shown.length ? el("tr", {}, el("td", { colspan: heads.length, text: say("more", { n: rows.length - shown.length }) })) : null,
      book ? line(el("th", { scope: "row", text: say("deal_book") }), book, "", away, "book") : null));
}

/** @param {HTMLElement} name @param {DealResultProps} one @param {string} cost @param {boolean} away @param {string} [sort] */
function line(name, { points, begato, away: cards }, cost, away, sort = "") {
  return el("tr", { class: sort }, name, el("td", { class: "sum", text: `${points[0]} : ${points[1]}` }), el("td", { class: "sum", text: cost }),
    el("td", { text: begato }), away ? el("td", { text: cards.join(", ") }) : null);
}
