// The tables of a tournament: a board for each match, as it stands, and the pairs in their order.

import { el } from "./dom.js";

/** @import { MatchBoard, PairStands, SeatsOfRoom } from "../../../room_views/given" */
/** @typedef {(key: string, facts?: Record<string, unknown>) => string} Say */
/** @typedef {(one: MatchBoard) => (HTMLElement | null)[]} Below */

/** Boards that the wall is large enough for to be as high as it. */
const FEW = 2;
/** So many have room beside the order of the pairs, names and all. */
const BESIDE = 6;
/** Rows that have room beside tables; and where there are only rows, in each of two columns. */
const MOST_BESIDE = 12, MOST_ALONE = 14;

/** @param {SeatsOfRoom} seats @param {Say} say @param {Below | null} [below] what stands below each at the desk; nothing on the wall */
export function boards({ tables, hands, rests }, say, below = null) {
  return el("div", { class: "boards", "data-few": !below && tables.length <= FEW ? tables.length : null, "data-lines": below && tables.length > BESIDE && tables[0].says !== undefined ? "yes" : null },
    ...tables.map((one) => board(one, hands, say, below)),
    ...(rests.length ? [el("p", { class: "rests", text: say("table_rests", { who: rests.join(", ") }) })] : []));
}

/** @param {MatchBoard} one @param {number} hands @param {Say} say @param {Below | null} below */
function board(one, hands, say, below) {
  const { number, names, points, played, figures, says, through } = one;
  const figure = (/** @type {number} */ side) => figures?.[side] ?? (played ? String(points[side]) : "–");
  const goes = says ?? (played >= hands ? say("table_over") : say("table_hand", { n: played + 1, of: hands }));
  return el("section", { class: "board", "data-through": through ? "yes" : null },
    el("h2", { text: say("table", { n: number }) }),
    ...names.map((name, side) => el("p", { class: "side" }, el("span", { text: name }), says === undefined || figures ? el("strong", { text: figure(side) }) : null)),
    el("p", { class: "hands", text: goes }), ...(below?.(one) ?? []));
}

// What the wall shows of a round: while nothing is played the tables alone, for whoever looks for theirs; then the order of the pairs
// beside them. Many tables need all of the wall as long as one of them plays, and their order has it after that.
/** @param {SeatsOfRoom} seats @param {Say} say */
export function atOnce(seats, say) {
  const { tables, standings, open } = seats, begun = standings.some(({ played, deals = 0 }) => played + deals > 0), many = tables.length > BESIDE;
  if (!begun || (many && open)) return el("div", { class: "both alone" }, boards(seats, say));
  if (!many) return el("div", { class: "both" }, boards(seats, say), order(standings, say, MOST_BESIDE));
  const half = Math.min(Math.ceil(standings.length / 2), MOST_ALONE);
  return el("div", { class: "both" }, order(standings.slice(0, half), say, half), order(standings, say, half, half));
}

/** @param {PairStands[]} standings @param {Say} say @param {number} most @param {number} [first] so many stand elsewhere */
export function order(standings, say, most, first = 0) {
  const left = standings.length - first - most, compared = standings[0]?.against !== undefined;
  const heads = compared ? ["against", "deals"] : ["wins", "margin", "played"];
  const figures = (/** @type {PairStands} */ { wins, margin, played, against = "", deals = 0 }) => (compared ? [against, String(deals)] : [wins, margin, String(played)]);
  return el("table", { class: "results" },
    el("thead", {}, el("tr", {}, el("th", { scope: "col", text: "" }), ...["pair", ...heads].map((head) => el("th", { scope: "col", text: say(`stand_${head}`) })))),
    el("tbody", {}, ...standings.slice(first, first + most).map((one) => el("tr", {}, el("td", { class: "sum", text: one.place ? String(one.place) : "" }), el("th", { scope: "row", text: one.name }),
      ...figures(one).map((text) => el("td", { class: "sum", text })))),
    left > 0 ? el("tr", {}, el("td", { colspan: 2 + heads.length, text: say("more", { n: left }) })) : null));
}
