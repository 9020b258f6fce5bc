// The tables of a tournament: a board for each match, as it stands, and the pairs in their order.

import { el } from "./dom.js";

/**
 * @typedef {{ number: number, names: [string, string], points: [number, number], played: number, match?: string }} Table
 * @typedef {{ name: string, wins: string, margin: string, played: number }} Standing
 * @typedef {import("./people.js").Person} Person
 * @typedef {{ round: number, hands: number, tables: Table[], standings: Standing[], pairs: Person[][], alone: Person[], rests: string[], open: boolean }} Seats
 * @typedef {(key: string, facts?: Record<string, unknown>) => string} Say
 */

/** Boards that the wall is large enough for to be as high as it. */
const FEW = 2;

/** @param {Seats} seats @param {Say} say @param {boolean} writes may scores be written from here? */
export function boards({ tables, hands, rests }, say, writes) {
  return el("div", { class: "boards", "data-few": !writes && tables.length <= FEW ? tables.length : null }, ...tables.map(({ number, names, points, played, match }) => el("section", { class: "board" },
    el("h2", { text: say("table", { n: number }) }),
    ...names.map((name, side) => el("p", { class: "side" }, el("span", { text: name }), el("strong", { text: played ? String(points[side]) : "–" }))),
    el("p", { class: "hands", text: played >= hands ? say("table_over") : say("table_hand", { n: played + 1, of: hands }) }),
    writes && match ? el("a", { href: `/scorekeeper?match=${match}`, target: "_blank", text: say("table_write") }) : null)),
  ...(rests.length ? [el("p", { class: "rests", text: say("table_rests", { who: rests.join(", ") }) })] : []));
}

/** @param {Standing[]} standings @param {Say} say @param {number} most */
export function order(standings, say, most) {
  return el("table", { class: "results" },
    el("thead", {}, el("tr", {}, el("th", { scope: "col", text: "" }), ...["stand_pair", "stand_wins", "stand_margin", "stand_played"].map((head) => el("th", { scope: "col", text: say(head) })))),
    el("tbody", {}, ...standings.slice(0, most).map(({ name, wins, margin, played }, at) => el("tr", {}, el("td", { class: "sum", text: String(at + 1) }), el("th", { scope: "row", text: name }),
      el("td", { class: "sum", text: wins }), el("td", { class: "sum", text: margin }), el("td", { class: "sum", text: String(played) })))));
}
