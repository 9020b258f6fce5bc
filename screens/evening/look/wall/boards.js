// The tables of a tournament: a board for each match, as it stands, and the pairs in their order.

import { el } from "./dom.js";

/** @import { PairStands, SeatsOfRoom } from "../../../room_views/given" */
/** @typedef {(key: string, facts?: Record<string, unknown>) => string} Say */

/** Boards that the wall is large enough for to be as high as it. */
const FEW = 2;
/** So many have room beside the order of the pairs, names and all. */
const BESIDE = 6;
/** Rows that have room beside tables; and where there are only rows, in each of two columns. */
const MOST_BESIDE = 12, MOST_ALONE = 14;

/** @param {SeatsOfRoom} seats @param {Say} say @param {boolean} writes may scores be written from here? */
export function boards({ tables, hands, rests }, say, writes) {
  return el("div", { class: "boards", "data-few": !writes && tables.length <= FEW ? tables.length : null }, ...tables.map(({ number, names, points, played, match }) => el("section", { class: "board" },
    el("h2", { text: say("table", { n: number }) }),
    ...names.map((name, side) => el("p", { class: "side" }, el("span", { text: name }), el("strong", { text: played ? String(points[side]) : "–" }))),
    el("p", { class: "hands", text: played >= hands ? say("table_over") : say("table_hand", { n: played + 1, of: hands }) }),
    writes && match ? el("a", { href: `/scorekeeper?match=${match}`, target: "_blank", text: say("table_write") }) : null)),
  ...(rests.length ? [el("p", { class: "rests", text: say("table_rests", { who: rests.join(", ") }) })] : []));
}

// What the wall shows of a round: while nothing is played the tables alone, for whoever looks for theirs; then the order of the pairs
// beside them. Many tables need all of the wall as long as one of them plays, and their order has it after that.
/** @param {SeatsOfRoom} seats @param {Say} say */
export function atOnce(seats, say) {
  const { tables, standings, open } = seats, begun = standings.some(({ played }) => played > 0), many = tables.length > BESIDE;
  if (!begun || (many && open)) return el("div", { class: "both alone" }, boards(seats, say, false));
  if (!many) return el("div", { class: "both" }, boards(seats, say, false), order(standings, say, MOST_BESIDE));
  const half = Math.min(Math.ceil(standings.length / 2), MOST_ALONE);
  return el("div", { class: "both" }, order(standings.slice(0, half), say, half), order(standings, say, half, half));
}

/** @param {PairStands[]} standings @param {Say} say @param {number} most @param {number} [first] so many stand elsewhere */
export function order(standings, say, most, first = 0) {
  const left = standings.length - first - most;
  return el("table", { class: "results" },
    el("thead", {}, el("tr", {}, el("th", { scope: "col", text: "" }), ...["stand_pair", "stand_wins", "stand_margin", "stand_played"].map((head) => el("th", { scope: "col", text: say(head) })))),
    el("tbody", {}, ...standings.slice(first, first + most).map(({ name, wins, margin, played }, at) => el("tr", {}, el("td", { class: "sum", text: String(first + at + 1) }), el("th", { scope: "row", text: name }),
      el("td", { class: "sum", text: wins }), el("td", { class: "sum", text: margin }), el("td", { class: "sum", text: String(played) }))),
    left > 0 ? el("tr", {}, el("td", { colspan: 5, text: say("more", { n: left }) })) : null));
}
