// How the next round of a tournament begins, at the desk: with real cards, or on the telephones; and how one is ended there.

import { el } from "./dom.js";
import { say } from "./page.js";
import { sure } from "./sure.js";

/** @import { SeatsOfRoom } from "../../../room_views/given" */
/** @typedef {(event: string, value: unknown) => void} Press */

const HANDS = [4, 3, 2, 1], DEALS = [2, 4], MOVEMENTS = ["swiss", "robin"];
/** How it is settled who meets whom, as it was chosen before the first round. */
let movement = MOVEMENTS[0];

/** @param {SeatsOfRoom} seats @param {Press} press */
export function begins(seats, press) {
  const { round, open, way } = seats;
  if (open && way === "telephones") return [el("p", { text: say("phones_open") }), el("div", { class: "next" }, el("button", { type: "button", class: "quiet", "data-event": "round-over", text: say("round_over"), onclick: () => ends(round, press) }))];
  if (open) return [el("p", { text: say("tables_open") })];
  const begin = (/** @type {Record<string, number>} */ how) => press("seat", round ? how : { ...how, movement });
  return [
    ...(way === "telephones" ? [] : [withCards(round, begin)]),
    ...(way === "cards" ? [] : [onTelephones(seats, begin)]),
    ...(round ? [] : [whoMeets()]),
  ];
}

/** @param {number} round @param {Press} press */
function ends(round, press) { sure(say("round_over_sure"), "round_over", () => press("round-over", { round })); }

// Below the round that is over, a press says that it begins the next one.
/** @param {number} round how many there have been @param {string} text */
const named = (round, text) => (round ? say("round_begin", { n: round + 1, how: text }) : text);

/** @param {number} round @param {(how: Record<string, number>) => void} begin */
const withCards = (round, begin) => el("div", { class: "next" }, ...HANDS.map((hands) => el("button", { type: "button", class: hands === 4 ? "main" : "quiet", "data-hands": hands,
  text: named(round, say(hands === 4 ? "seat_four" : hands === 1 ? "seat_one" : "seat", { n: hands })), onclick: () => begin({ hands }) })));

// The whole tournament is played in the way in which its first round is: before that this one stands folded below the other.
/** @param {SeatsOfRoom} seats @param {(how: Record<string, number>) => void} begin */
function onTelephones({ round, way, telephones }, begin) {
  const presses = el("div", { class: "next" }, ...DEALS.map((deals) => el("button", { type: "button", class: way && deals === DEALS[0] ? "main" : "quiet", "data-deals": deals,
    text: named(round, say("seat_deals", { n: deals })), onclick: () => begin({ deals }) })));
  if (way) return presses;
  return el("details", { class: "on-phones" }, el("summary", { text: say("phones") }), el("div", { class: "what" }, el("p", { text: say(telephones ? "phones_how" : "phones_few") }), telephones ? presses : null));
}

function whoMeets() {
  const select = el("select", { id: "movement", onchange: () => { movement = select.value; } }, ...MOVEMENTS.map((one) => el("option", { value: one, text: say(`movement_${one}`) })));
  select.value = movement;
  return el("div", { class: "field" }, el("label", { for: "movement", text: say("movement") }), select);
}
