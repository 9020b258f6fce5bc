// Pairs and tables, at the desk: proposed by tonight's answers, two people change places by two taps, and the next round begins.

import { boards, order } from "./boards.js";
import { el } from "./dom.js";
import { say } from "./page.js";
import { begins } from "./round.js";

/** @import { MatchBoard, PersonProps, SeatsOfRoom } from "../../../room_views/given" */

/** Minutes after which it is marked that a table does not go on. */
const LONG = 3;
/** Who was tapped first, to change places. @type {number | null} */
let lifted = null;

/** @param {boolean} paired is there a tournament already? @param {(event: string, value: unknown) => void} press */
export const pairing = (paired, press) => el("details", {}, el("summary", {}, el("h2", { text: say("tables") })),
  el("div", { class: "what" }, el("p", { text: say("tables_how") }), paired ? el("button", { type: "button", class: "quiet", "data-event": "tables", text: say("tables_back"), onclick: () => press("tables", {}) }) : null,
    el("button", { type: "button", class: "quiet", "data-event": "pair", text: say(paired ? "pair_anew" : "pair"), onclick: () => press("pair", {}) })));

/** @param {SeatsOfRoom} seats @param {string} room @param {(event: string, value: unknown) => void} press */
export function seating(seats, room, press) {
  const { round, pairs, alone, standings } = seats;
  const person = (/** @type {PersonProps} */ one) => el("button", {
    type: "button", class: "quiet whose", "data-badge": one.badge, "aria-pressed": String(lifted === one.badge), disabled: round > 0,
    onclick: (/** @type {Event} */ event) => tap(one.badge, /** @type {HTMLElement} */ (event.currentTarget), press),
  }, el("img", { src: one.src, alt: one.card }), el("span", { text: one.name }));
  // However many they are, how they begin stands above them all.
  const next = begins(seats, press);
  return [
    ...(round ? [el("h2", { text: say("tables_round", { n: round }) }), ...next, boards(seats, say, (one) => [...below(one), onTheWall(one, press)]), el("h2", { text: say("standings") }), order(standings, say, 400)] : [
      el("h2", { text: say("pairs") }), el("p", { text: say("pairs_how") }), ...next,
      el("ul", { class: "pairs" }, ...pairs.map((two) => el("li", {}, ...two.map(person))), ...(alone.length ? [el("li", {}, el("span", { text: say("alone") }), ...alone.map(person))] : []))]),
    el("p", {}, el("a", { href: `/s/tables.pdf?room=${room}`, text: say("tables_print") })),
  ];
}

// Below a table at the desk: who is waited for, for whom the program plays, and the way there.
/** @param {MatchBoard} one */
export function below({ match, seat, waits, idle = 0, away }) {
  const minutes = Math.floor(idle / 60);
  return [
    waits ? el("p", { class: "waits", "data-long": minutes >= LONG ? "yes" : null, text: minutes ? say("table_waits_min", { who: waits, n: minutes }) : say("table_waits", { who: waits }) }) : null,
    away ? el("p", { class: "waits", text: away }) : null,
    match ? el("a", { href: `/scorekeeper?match=${match}`, target: "_blank", text: say("table_write") }) : null,
    seat ? el("a", { href: `/s/table?room=${seat}`, target: "_blank", text: say("table_look") }) : null,
  ];
}

// A table of telephones may stand on the wall instead of the standings.
/** @param {MatchBoard} one @param {(event: string, value: unknown) => void} press */
const onTheWall = ({ seat, shown = false, held = false }, press) => (seat ? el("button", { type: "button", class: "quiet", "aria-pressed": String(shown), text: say(held ? "table_unwait" : shown ? "table_hide" : "table_show"), onclick: () => press("show-table", { table: shown ? "" : seat }) }) : null);

/** @param {number} badge @param {HTMLElement} button @param {(event: string, value: unknown) => void} press */
function tap(badge, button, press) {
  if (lifted === null || lifted === badge) { lifted = lifted === badge ? null : badge; button.setAttribute("aria-pressed", String(lifted === badge)); return; }
  press("pair", { swap: [lifted, badge] });
  lifted = null;
}
