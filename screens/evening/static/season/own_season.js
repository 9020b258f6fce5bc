// One person's season, in the same words for that person and for who leads it.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { MemberPart, OwnSeason, SkillOfSeason } from "../../../room_views/season_given" */

/** @param {MemberPart} own */
export function memberPart(own) {
  const { days, evenings, right, of, skills, mistakes, league, compared } = own;
  return [
    el("p", { text: say("season_came", { n: days.length, of: evenings, days: days.join(", ") }) }),
    ...(of ? [el("p", { text: say("season_right", { n: right, of }) })] : []),
    ...part(say("season_mistakes"), mistakes.map(({ belief, gone, day }) => el("li", { class: gone ? "gone" : "still" },
      el("span", { text: say("season_believed", { belief }) }), el("span", { class: "n", text: say(gone ? "season_gone" : "season_still", { day }) })))),
    ...part(say("season_skills"), skills.map(skillLine)),
    ...part(say("season_league"), [
      ...(league ? [line(say("season_place", { n: league.place, of: league.of, played: league.played, wins: league.wins, margin: league.margin }))] : []),
      ...(compared ? [line(say("season_compared", { n: compared.place, of: compared.of, deals: compared.deals, against: compared.against }))] : []),
    ]),
  ];
}

// A skill with how it went evening after evening.
/** @param {SkillOfSeason} skill */
export function skillLine({ name, right, of, weeks }) {
  return el("li", {}, el("span", {}, el("span", { text: name }), el("small", { text: weeks.map((one) => say("season_week", { day: one.day, n: one.right, of: one.of })).join(" · ") })),
    el("span", { class: "n", text: say("season_of", { n: right, of }) }));
}

// The own part of a season, below what else is one's own.
/** @param {OwnSeason} told */
export function ownSeason({ season, member }) {
  return el("section", { class: "season" }, el("h2", { text: say("season", { season }) }), el("p", { class: "seen", text: say("season_seen") }), ...memberPart(member));
}

/** @param {string} told */
const line = (told) => el("li", {}, el("span", { text: told }));

/** @param {string} title @param {HTMLElement[]} lines */
const part = (title, lines) => (lines.length ? [el("h3", { text: title }), el("ul", { class: "told" }, ...lines)] : []);
