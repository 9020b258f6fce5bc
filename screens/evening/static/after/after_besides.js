// Afterwards, what was done alone or at tables: for who leads as tables, in a pupil's part as lines.

import { part, table } from "./after_parts.js";
import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { AllBesides, DealLeft, LessonCount, OwnLine, PupilBesides, TournamentLeft } from "../../../room_views/left_given" */

/** @param {AllBesides} panel */
export function besides({ paced, deals, tables }) {
  return [
    ...(paced.length ? [part("paced", table(["lesson", "right"], paced.map((one) => [one.title, right(one)])))] : []),
    ...(deals.length ? [part("deals", el("div", {}, ...deals.flatMap(deal)))] : []),
    ...(tables.length ? [part("tables", el("div", {}, ...tables.flatMap((one) => standings(one, tables.length > 1))))] : []),
  ];
}

/** @param {PupilBesides} pupil @returns {[string, HTMLElement[]][]} */
export function alone({ paced, deals, tables }) {
  return [
    [say("paced"), paced.map((one) => line(one.title, right(one)))],
    [say("deals"), deals.map(told)],
    [say("tables"), tables.flatMap(({ lines }) => lines.map(told))],
  ];
}

/** @param {string} title @param {string} n */
const line = (title, n) => el("li", {}, el("span", { text: title }), el("span", { class: "n", text: n }));

/** @param {OwnLine} one */
const told = ({ title, points, beside }) => el("li", {}, el("span", {}, el("span", { text: title }), el("small", { text: beside })), el("span", { class: "n", text: points }));

/** @param {LessonCount} one */
const right = (one) => say("of", { n: one.right, of: one.of });

/** @param {DealLeft} one */
function deal({ title, rows, book }) {
  const lines = rows.map(({ name, card, twin, points, begato, cost }) => [twin ? `${name} (${card})` : name, points, String(cost), begato]);
  return [el("h3", { text: title }), table(["who", "points", "behind", "begato"], lines), el("p", { text: say("deal_book", { points: book }) })];
}

/** @param {TournamentLeft} one @param {boolean} several */
function standings({ title, rows, compared }, several) {
  const lines = rows.map(({ place, name, wins, margin, played, against = "", deals = 0 }) => [place ? `${place}. ${name}` : name, ...(compared ? [against, deals] : [wins, margin, played])]);
  return [...(several ? [el("h3", { text: title })] : []), table(compared ? ["pair", "against", "deals"] : ["pair", "won", "ahead", "played"], lines)];
}
