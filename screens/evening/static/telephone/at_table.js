// One's table in a tournament, on the telephone: which one, with whom, against whom; where the score is written, or where to sit down.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { AtTablesPanel, TaughtPanel, TelephonePanel } from "../../../views/in_a_room/given" */

// Whose news are told here too: of the match at one's own table, for how it ended.
/** @param {TelephonePanel} panel */
export const matches = (panel) => (panel.stage === "tables" && panel.seat.match ? [`match/${panel.seat.match}`] : []);

/** @param {AtTablesPanel} panel @param {string} room */
export function atTable({ seat, me }, room) {
  const soon = seat.partner && seat.soon;
  return [
    el("h1", { text: seat.table ? say("table", { n: seat.table }) : soon ? say("table_soon", { name: seat.partner }) : say(seat.partner ? "table_rest" : "table_none") }),
    el("img", { class: "badge-large", src: me.src, alt: me.card }),
    seat.partner && !soon ? el("p", { class: "called", text: say("table_with", { name: seat.partner }) }) : null,
    seat.table ? el("p", { class: "lead", text: say("table_against", { names: seat.against }) }) : null,
    seat.result ? el("p", { class: "lead", text: seat.result }) : null,
    seat.match ? el("a", { class: seat.result ? "quiet" : "main", href: `/scorekeeper?match=${seat.match}&room=${room}`, text: say(seat.result ? "table_see" : "table_write") }) : null,
    seat.match && !seat.result ? el("p", { text: say("table_one") }) : null,
    ...onTelephones(seat),
  ].filter((one) => one !== null);
}

// The own chair is one press away, and nothing is typed.
/** @param {AtTablesPanel["seat"]} seat */
function onTelephones({ seat, through, result }) {
  if (!seat) return [];
  const done = through || Boolean(result);
  return [done && !result ? el("p", { text: say("table_through") }) : null,
    el("a", { class: done ? "quiet" : "main", href: `/s/table?room=${seat}`, text: say(done ? "sit_again" : "sit") })];
}

// Where all look at one table, its page is one press away; who has a chair there, and what is answered, is told on it.
/** @param {TaughtPanel} panel */
export const atTheTeachingTable = ({ taught, me }) => [
  el("h1", { text: say("taught") }), el("img", { class: "badge-large", src: me.src, alt: me.card }), el("p", { class: "lead", text: say("taught_how") }),
  el("a", { class: "main", href: `/s/table?room=${taught}`, text: say("taught_go") }),
];
