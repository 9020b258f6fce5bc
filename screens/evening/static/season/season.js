// A season: for who leads the evenings all of it, for each member the own part.

import { el } from "./dom.js";
import { Line } from "./line.js";
import { ownSeason } from "./own_season.js";
import { page, rooms, say } from "./page.js";
import { members, same } from "./season_members.js";
import { named, settings } from "./season_settings.js";
import { tables } from "./season_tables.js";

/** @import { SeasonAll, SeasonBefore, SeasonPanel } from "../../../views/in_a_season/given" */

const asked = new URLSearchParams(location.search);
const CLUB = /^[a-z-]{1,80}$/, NUMBER = /^[1-9][0-9]?$/;
const given = asked.get("club") ?? "", season = asked.get("season") ?? "";
const club = CLUB.test(given) ? given : rooms[0] ?? "";

export class Season {
  /** @param {string} place */
  constructor(place) {
    this.lost = el("p", { class: "lost", role: "status" });
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.body = el("div", { class: "body" });
    page.replaceChildren(this.lost, this.body, this.trouble);
    /** @type {Line<SeasonPanel>} */
    this.line = new Line(`season/${place}`, {
      told: (panel) => this.show(panel),
      refused: (why) => { this.trouble.textContent = why; },
      away: (why) => { this.lost.textContent = why; },
    });
    /** @param {string} event @param {Record<string, unknown>} value */
    this.press = (event, value) => this.line.press(event, value);
  }

  /** @param {SeasonPanel} panel */
  show(panel) {
    document.body.dataset.stage = panel.stage;
    this.trouble.textContent = "";
    if (panel.stage === "new" && panel.begun) { location.search = `?club=${panel.begun}`; return; }
    this.body.replaceChildren(...(panel.stage === "all" ? this.all(panel) : panel.stage === "mine" ? [el("h1", { text: say("mine") }), ownSeason(panel), home()]
      : panel.stage === "new" ? this.before(panel) : [el("h1", { text: say("title") }), el("p", { class: "lead", text: say("stranger") }), home()]));
  }

  /** @param {SeasonBefore} panel */
  before({ led }) {
    return [el("h1", { text: say("title") }), el("p", { class: "lead", text: say("lead") }), ...(led ? [] : [el("p", { text: say("nothing_led") })]),
      named("begin", "", (name) => this.press("begin", { name })), el("p", {}, el("a", { href: "/evening", text: say("to_evenings") }))];
  }

  /** @param {SeasonAll} panel */
  all(panel) {
    const { code, number, name, days, members: there, seasons } = panel;
    const its = `club=${code}&season=${number}`;
    const which = el("select", { "aria-label": say("which"), onchange: () => { location.search = `?club=${code}&season=${which.value}`; } }, ...seasons.map((one) => el("option", { value: String(one.number), text: one.name, selected: one.number === number })));
    return [
      el("header", {}, el("h1", { text: name }), ...(seasons.length > 1 ? [which] : []), el("nav", {},
        ...(there.length ? [file(`/s/season.pdf?${its}`, "pdf"), ...["attendance", "learnt"].map((of) => table(its, of))] : []), ...(played(panel) ? [table(its, "league")] : []),
        el("a", { href: "/evening", text: say("to_evenings") }))),
      el("p", { text: days.length ? say("so_far", { n: days.length, of: there.length }) : say("no_evening") }),
      el("p", { class: "seen", text: say("they_see") }),
      ...same(panel.proposals, this.press), ...tables(panel), ...members(there, this.press), ...settings(panel, this.press),
    ];
  }
}

// Has anybody a place in a league table?
/** @param {SeasonAll} panel */
const played = ({ persons, pairs, persons_compared, pairs_compared }) => [persons, pairs, persons_compared, pairs_compared].some((one) => one.length);

/** @param {string} its @param {string} of */
const table = (its, of) => file(`/s/season.csv?${its}&of=${of}`, `csv_${of}`);

/** @param {string} href @param {string} key */
const file = (href, key) => el("a", { href, download: "", text: say(key) });

const home = () => el("p", {}, el("a", { class: "onward", href: "/", text: say("home") }));

new Season(club ? `${club}${NUMBER.test(season) ? `.${season}` : ""}` : "new");
