// Afterwards: for who leads all that the evening leaves, for a pupil the same as who leads sees of that pupil.

import { el } from "./dom.js";
import { before } from "./earlier.js";
import { besides } from "./after_besides.js";
import { homework } from "./after_homework.js";
import { part, table } from "./after_parts.js";
import { pupil } from "./after_pupil.js";
import { ownSeason } from "./own_season.js";
import { Line } from "./line.js";
import { earlier, page, roomAsked, rooms, say } from "./page.js";
import { forGood } from "./sure.js";

/** @import { RoundLeft } from "../../../room_views/left_given" */
/** @import { AfterAll, AfterMine, AfterPanel } from "../../../views/in_a_room/given" */

class Afterwards {
  /** @param {string} room */
  constructor(room) {
    this.room = room;
    this.lost = el("p", { class: "lost", role: "status" });
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.body = el("div", { class: "body" });
    page.replaceChildren(this.lost, this.body, this.trouble);
    /** @type {Line<AfterPanel>} */
    this.line = new Line(`after/${room}`, {
      told: (panel) => this.show(panel),
      refused: (why) => { this.trouble.textContent = why; },
      away: (why) => { this.lost.textContent = why; },
    });
  }

  /** @param {AfterPanel} panel */
  show(panel) {
    document.body.dataset.stage = panel.stage;
    this.trouble.textContent = "";
    this.body.replaceChildren(...(panel.stage === "all" ? this.all(panel) : panel.stage === "mine" ? mine(panel)
      : [el("h1", { text: say("title") }), el("p", { class: "lead", text: say(panel.stage) })]));
  }

  /** @param {AfterAll} panel */
  all(panel) {
    return [
      el("header", {}, el("h1", { text: say("title") }), el("span", { class: "room", text: this.room }), el("span", { class: "day", text: panel.day }), el("nav", {},
        el("a", { href: `/s/after.pdf?room=${this.room}`, download: "", text: say("pdf") }), el("a", { href: `/s/after.csv?room=${this.room}`, download: "", text: say("csv") }),
        el("a", { href: `/s/after.json?room=${this.room}`, download: "", text: say("json") }),
        el("a", { href: `/s/desk?room=${this.room}`, text: say("desk") }), el("a", { href: "/s/season", text: say("season_all") }))),
      el("p", { class: "seen", text: say("they_see") }),
      part("rounds", panel.rounds.length ? questions(panel.rounds) : null),
      part("mistakes", panel.mistakes.length ? table(["belief", "met", "gone"], panel.mistakes.map((one) => [one.belief, one.met, one.gone])) : null),
      part("skills", panel.skills.length ? table(["skill", "right"], panel.skills.map((one) => [one.name, say("of", { n: one.right, of: one.of })])) : null),
      ...besides(panel),
      part("pupils", panel.pupils.length ? el("div", {}, ...panel.pupils.map((one) => el("details", { class: "one" },
        el("summary", {}, el("img", { src: one.src, alt: one.card }), el("strong", { text: one.twin ? `${one.name} (${one.card})` : one.name }), el("span", { text: say("of", { n: one.right, of: one.of }) })), ...pupil(one, "they")))) : null),
      homework(panel, this.room, (value) => this.line.press("homework", value)),
      this.forgetting(panel.ended),
    ];
  }

  /** @param {boolean} ended */
  forgetting(ended) {
    const ask = () => forGood(say("forget_sure"), "forget", () => this.line.press("forget"));
    return el("section", { class: "forget" }, el("h2", { text: say("forget") }), el("p", { text: say(ended ? "forget_how" : "forget_later") }),
      ...(ended ? [el("button", { type: "button", class: "quiet", "data-event": "forget", text: say("forget"), onclick: ask })] : []));
  }
}

/** @param {AfterMine} panel */
function mine({ pupil: own, day, seasons }) {
  return [
    el("header", {}, el("h1", { text: say("mine") }), el("span", { class: "day", text: day })),
    el("p", { class: "me" }, el("img", { src: own.src, alt: own.card }), el("strong", { text: own.name }), el("span", { text: say("of", { n: own.right, of: own.of }) })),
    el("p", { class: "seen", text: say("teacher_sees") }),
    ...pupil(own, "you"),
    ...seasons.map(ownSeason),
    el("p", {}, el("a", { class: "onward", href: "/", text: say("home") })),
  ];
}

/** @param {RoundLeft[]} rounds */
function questions(rounds) {
  return el("ol", {}, ...rounds.map(({ number, title, skill, first, now, again }) => el("li", { value: number },
    el("p", {}, el("strong", { text: title }), el("small", { text: skill })),
    el("p", { text: now ? say("twice", { first, now }) : first ? say("once", { first }) : say("nobody") }),
    ...(again ? [el("p", { class: "again", text: say("take_up") })] : []))));
}

// The only room that is open is meant where there is nothing else to look at.
const asked = earlier.length && !location.search ? "" : roomAsked();
if (asked) new Afterwards(asked);
else {
  const past = before();
  page.replaceChildren(el("h1", { text: say("title") }), el("p", { class: "lead", text: say(rooms.length || earlier.length ? "which" : "none") }),
    ...rooms.map((one) => el("a", { class: "main", href: `/s/after?room=${one}`, text: one })), ...(past ? [past] : []));
}
