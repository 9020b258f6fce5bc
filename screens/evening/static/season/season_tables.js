// What a season tells of all together: who came, what is believed still, how skills went, the league tables.

import { part, table } from "./after_parts.js";
import { el } from "./dom.js";
import { skillLine } from "./own_season.js";
import { say } from "./page.js";

/** @import { ComparedRow, LeagueRow } from "../../../room_views/season_given" */
/** @import { SeasonAll } from "../../../views/in_a_season/given" */

/** @param {SeasonAll} panel */
export function tables({ days, members, mistakes, skills, persons, pairs, persons_compared, pairs_compared }) {
  return [
    ...(members.length ? [part("attendance", attendance(days, members))] : []),
    ...(mistakes.length ? [part("mistakes", table(["belief", "still", "gone"], mistakes.map((one) => [one.belief, one.still, one.gone])))] : []),
    ...(skills.length ? [part("skills", el("ul", { class: "told" }, ...skills.map(skillLine)))] : []),
    ...(persons.length ? [part("persons", league("who", persons))] : []),
    ...(pairs.length ? [part("pairs", league("pair", pairs))] : []),
    ...(persons_compared.length ? [part("persons_compared", compared("who", persons_compared))] : []),
    ...(pairs_compared.length ? [part("pairs_compared", compared("pair", pairs_compared))] : []),
  ];
}

/** So many dates stand side by side as they are read; of more each stands on end. */
const FEW = 3;

// A column for each evening: wider than a telephone, it is moved sideways, and the names stay.
/** @param {string[]} days @param {SeasonAll["members"]} members */
function attendance(days, members) {
  const cell = (/** @type {boolean} */ here) => el("td", { class: here ? "here" : "" }, el("span", { "aria-hidden": "true", text: here ? "●" : "" }), el("span", { class: "aside", text: say(here ? "here" : "absent") }));
  return el("div", { class: days.length > FEW ? "wide" : "wide few", tabindex: "0", role: "region", "aria-label": say("attendance") }, el("table", {},
    el("thead", {}, el("tr", {}, el("th", { scope: "col", text: say("col_who") }), el("th", { scope: "col", text: say("col_came") }), ...days.map((day) => el("th", { scope: "col", class: "day" }, el("span", { text: day }))))),
    el("tbody", {}, ...members.map(({ name, there }) => el("tr", {}, el("th", { scope: "row", text: name }), el("td", { text: String(there.length) }), ...days.map((_, at) => cell(there.includes(at))))))));
}

/** @param {string} who @param {LeagueRow[]} rows */
const league = (who, rows) => table([who, "won", "ahead", "played"], rows.map(({ place, name, wins, margin, played }) => [`${place}. ${name}`, wins, margin, played]));

/** @param {string} who @param {ComparedRow[]} rows */
const compared = (who, rows) => table([who, "against", "deals", "won", "played"], rows.map(({ place, name, against, deals, wins, played }) => [`${place}. ${name}`, against, deals, wins, played]));
