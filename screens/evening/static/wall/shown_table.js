// What a deal at a table that the wall shows has come to, and what everybody would play there.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { AnswerShown, ShownTable, WallPanel } from "../../../views/in_a_room/given" */

// The table whose cards are seen now; none where one is only waited for.
/** @param {WallPanel} panel */
export const lyingOn = ({ shown_table: shown = null }) => (shown?.table ? shown : null);

/** @param {ShownTable} shown */
export function besideTheTable({ sheet, answers }) {
  if (sheet.length) return [cameTo(sheet)];
  return answers.length ? [wouldPlay(answers)] : [];
}

/** @param {(string | number)[][]} sheet the names first */
function cameTo([head, ...rows]) {
  return el("table", { class: "results" },
    el("thead", {}, el("tr", {}, ...head.map((one) => el("th", { scope: "col", text: String(one) })))),
    el("tbody", {}, ...rows.map(([name, ...points]) => el("tr", {}, el("th", { scope: "row", text: String(name) }), ...points.map((one) => el("td", { class: "sum", text: String(one) }))))));
}

/** @param {AnswerShown[]} answers the most frequent first */
function wouldPlay(answers) {
  return el("div", { class: "how voted" }, el("h2", { text: say("poll_answers") }), ...answers.map(({ card, n, ok, coach }) => el("div", { class: ok ? "vote" : "vote believed" },
    el("p", { class: "answer" }, el("span", { text: coach ? `${card} (${say("poll_coach")})` : card }), el("strong", { text: String(n) })))));
}
