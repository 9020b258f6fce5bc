// What the wall shows while there is no question on it: lessons taken alone, tables, the deal that all play, and good night.

import { atOnce } from "./boards.js";
import { dealTable } from "./deal_table.js";
import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { DealOfAll, PersonProps, SeatsOfRoom } from "../../../room_views/given" */
/** @import { WallPanel } from "../../../views/in_a_room/given" */

/** Rows of results that can be read from eight metres. */
const MOST_ROWS = 13;

/** @param {WallPanel} panel */
export function over({ shown }) {
  return [el("div", { class: "over" }, el("h1", { text: say("over") }), ...(shown ? [el("p", { text: say("over_count", { n: shown }) })] : []))];
}

// Everybody by themselves: what is taken, and that a hand may be raised.
/** @param {WallPanel} panel */
export function alone({ title }) {
  return [el("div", { class: "over" }, el("p", { text: say("pace") }), el("h1", { text: title }), el("p", { text: say("pace_hand") }))];
}

// A teaching table without cards.
export const taught = () => [el("div", { class: "over" }, el("h1", { text: say("taught") }))];

// Tables: who plays with whom, then a board for each match and how the pairs stand.
/** @param {SeatsOfRoom} seats @param {string} [waits] why a table that was chosen is not shown */
export function atTables(seats, waits = "") {
  if (!seats.round) return [el("div", { class: "compared" }, el("h1", { text: say("pairs") }), el("ul", { class: "people some" }, ...seats.pairs.map((two) => el("li", {}, el("img", { src: two[0].src, alt: "" }), el("span", { text: two.map(({ name }) => name).join(" & ") })))))];
  return [el("div", { class: "compared tables" }, el("h1", { text: say("tables_round", { n: seats.round }) }), atOnce(seats, say), waits ? el("p", { class: "waits", text: waits }) : null)];
}

// The deal that all play: how many are through; then, when it is shown, what each has made of it.
/** @param {DealOfAll} deal @param {PersonProps[]} people */
export function dealt(deal, people) {
  if (deal.compared) return [el("div", { class: "compared" }, el("h1", { text: say("deal_title", { n: deal.number }) }), dealTable(deal, say, MOST_ROWS))];
  return [el("div", { class: "over" }, el("p", { text: say("deal") }), el("h1", { text: say("deal_title", { n: deal.number }) }),
    el("p", { text: say("deal_through", { n: deal.through.length, of: people.length }) }))];
}
