// The teacher's desk, on the laptop or on a telephone: what happens now, what to ask next, who is there, how they come in.

import { asking } from "./asking.js";
import { el, news } from "./dom.js";
import { before } from "./earlier.js";
import { head } from "./desk_head.js";
import { dealTable } from "./deal_table.js";
import { comparing, dealing, throughWith } from "./dealing.js";
import { customs } from "./customs.js";
import { leading } from "./leading.js";
import { leftOpen } from "./left_open.js";
import { coming } from "./desk_joining.js";
import { Line } from "./line.js";
import { lying, openly } from "./lying.js";
import { paceIn } from "./pace_grid.js";
import { page, roomAsked, say } from "./page.js";
import { planning } from "./desk_plan.js";
import { people } from "./people.js";
import { undisturbed, untilLifted } from "./undisturbed.js";
import { pairing, seating } from "./seating.js";
import { Refusal } from "./refusal.js";
import { returns } from "./returns.js";
import { sure } from "./sure.js";
import { toTheTop } from "./to_the_top.js";
import { firstReveal, leavesUnrevealed } from "./unrevealed.js";

/** @import { PlanProps } from "../../../room_views/given" */
/** @import { DeskPanel, HallOfRooms, StrangerPanel } from "../../../views/in_a_room/given" */

/** Milliseconds: whoever comes no further does not say so. */
const LOOK_AGAIN = 10_000;

class Desk {
  /** @param {string} room */
  constructor(room) {
    this.room = room;
    this.lost = el("p", { class: "lost", role: "status" });
    this.now = el("section", { class: "now", "aria-live": "polite" });
    this.returns = el("div", { class: "returns" });
    this.pace = el("section", { class: "pace" });
    this.deal = el("section", { class: "deal" });
    this.seats = el("section", { class: "seats" });
    this.heard = 0;
    /** @type {import("./to_the_top.js").Moment | null} */
    this.moment = null;
    this.next = el("div", { class: "next" });
    this.refusal = new Refusal(page, this.next);
    this.lying = el("section", { class: "on-the-table" });
    this.ask = el("section", { class: "asking" });
    this.open = el("section", { class: "left-open" });
    this.plan = el("section", { class: "plan" });
    this.people = el("section", { class: "people" });
    this.customs = el("section", { class: "customs" });
    this.join = el("section", { class: "joining" });
    this.foot = el("footer", {});
    this.column = el("div", {}, this.returns, this.now, this.seats, this.next, this.lying, this.pace, this.deal, this.open, this.plan, this.ask);
    page.replaceChildren(this.lost, head(room), el("div", { class: "columns" }, this.column, el("div", {}, this.people, this.customs, this.join)), this.foot);
    setInterval(() => { const { panel } = this.line; if (panel && panel.stage !== "stranger") { this.alone(panel); this.agreed(panel); this.refusal.stay(); if (panel.seats?.open && panel.seats.way === "telephones") this.line.again(); } }, LOOK_AGAIN);
    /** @type {Line<StrangerPanel | DeskPanel>} */
    this.line = new Line(`desk/${room}`, {
      told: (panel) => { this.heard = performance.now(); untilLifted(() => this.show(panel)); },
      refused: (why) => { this.refusal.say(why); const { panel } = this.line; if (panel && panel.stage !== "stranger") this.agreed(panel); },
      away: (why) => { this.lost.textContent = why; },
    });
  }

  /** @param {StrangerPanel | DeskPanel} panel */
  show(panel) {
    this.moment = toTheTop(panel, this.moment);
    document.body.dataset.stage = panel.stage;
    document.body.dataset.to = JSON.stringify(("to" in panel && panel.to) || null);
    if (panel.stage === "stranger") { this.stranger(); return; }
    leading(this.room, panel.stage !== "ended");
    this.refusal.clear();
    news(this.now, "now", [panel.stage, panel.begun, panel.title, panel.plan?.next, panel.shows, panel.in, panel.people.length, panel.share, panel.bars, panel.voted, panel.round, panel.taught], () => this.now.replaceChildren(...this.happening(panel)));
    news(this.plan, "plan", [panel.plan, panel.turn, panel.stage === "ended"], () => planning(this.plan, panel, (value) => this.press("plan", value)));
    news(this.open, "open", panel.left_open, () => this.open.replaceChildren(...leftOpen(panel.left_open, (value) => this.press("ask", value))));
    news(this.returns, "returns", panel.returns, () => undisturbed(this.returns, () => this.returns.replaceChildren(...returns(panel.returns, (event, value) => this.line.press(event, value))), this.column));
    news(this.next, "next", [panel.can, panel.next, panel.covered, panel.to, lastOf(panel.plan, panel.stage), panel.deal?.compared, panel.stage === "ended"], () => this.next.replaceChildren(...(panel.stage === "ended" ? [this.after()] : this.presses(panel))));
    news(this.lying, "lying", [panel.lying, openly(panel)], () => this.lying.replaceChildren(...(panel.lying ? [lying({ ...panel.lying, asked: panel.lying.asked.filter((text) => text !== panel.title) }, openly(panel))] : [])));
    this.alone(panel);
    news(this.deal, "deal", [panel.deal, panel.people], () => this.deal.replaceChildren(...(panel.deal ? [...throughWith(panel.deal, panel.people, this.room), ...(panel.deal.compared ? [dealTable(panel.deal, say, 400)] : [])] : [])));
    news(this.seats, "seats", panel.seats, () => undisturbed(this.seats, () => this.seats.replaceChildren(...(panel.seats ? seating(panel.seats, this.room, (event, value) => this.line.press(event, value)) : []))));
    this.line.watch((panel.seats?.tables ?? []).filter((one) => one.match).map((one) => `match/${one.match}`));
    news(this.ask, "ask", [panel.stage === "ended", panel.paired], () => this.ask.replaceChildren(...(panel.stage === "ended" ? [] : [dealing((value) => this.press("deal", value)), pairing(panel.paired, (event, value) => this.line.press(event, value)), asking(this.room, (value) => this.press("ask", value), (lesson) => this.press("pace", { lesson }))])));
    news(this.people, "people", [panel.people, panel.points, panel.in, panel.stage], () => people(this.people, panel, (event, value) => this.line.press(event, value)));
    this.agreed(panel);
    news(this.join, "join", [panel.key, panel.host, panel.stage === "ended"], () => { if (panel.stage === "ended") this.join.replaceChildren(); else coming(this.join, this.room, panel.key, panel.host, (host) => this.line.press("address", { host })); });
    news(this.foot, "foot", panel.stage, () => this.foot.replaceChildren(...(panel.stage === "ended" ? [] : [this.ending()])));
  }

  // What leaves a question behind is pressed once more where nobody has seen its answer.
  /** @param {string} event @param {unknown} [value] */
  press(event, value) {
    const does = () => this.line.press(event, value);
    if (leavesUnrevealed(event, this.line.panel)) firstReveal((one) => this.line.press(one), does); else does();
  }

  // While a switch is on its way it stays as it was pressed.
  /** @param {DeskPanel} panel */
  agreed(panel) {
    if (panel.stage === "ended") this.customs.replaceChildren();
    else if (panel.customs && !this.line.queue.busy) customs(this.customs, panel.customs, (changed) => this.line.press("agree", changed));
  }

  // How far everybody is, where each takes a lesson by themselves.
  /** @param {DeskPanel} panel */
  alone({ pace, people: there }) {
    const since = Math.round((performance.now() - this.heard) / 1000);
    news(this.pace, "pace", [pace, there, pace ? Math.floor(since / 10) : 0], () => paceIn(this.pace, pace, there, since, (event, value) => this.line.press(event, value)));
  }

  /** @param {DeskPanel} panel */
  happening({ stage, begun, title, plan, shows, in: answered, again, people: there, share, bars, voted, taught }) {
    return [
      el("h2", { text: say(shows ? "phase_part" : stage !== "lobby" ? `phase_${stage}` : begun ? "phase_between" : plan ? "phase_planned" : "phase_lobby") }),
      lastOf(plan, stage) ? el("p", { class: "last", text: say("plan_last") + (plan?.follows ? ` ${say("plan_follows", { title: plan.follows })}` : "") }) : null,
      taught ? el("a", { class: "main", href: `/s/table?room=${taught}`, target: "_blank", text: say("teach_there") }) : null,
      title ? el("p", { class: "asked", text: say("asked", { what: title }) }) : null,
      ["open", "closed", "talk"].includes(stage) ? el("p", { class: "answered", text: told(answered.length, there.length, again) }) : null,
      stage === "open" ? el("progress", { max: Math.max(there.length, 1), value: again ?? answered.length }) : null,
      share ? el("p", { class: "share", text: share }) : null,
      bars.length ? el("ul", { class: "bars" }, ...bars.map((one) => el("li", { class: one.ok ? "right" : "" },
        el("strong", { text: String(one.count) }), el("span", { text: one.belief ? `${one.label} – ${one.belief}` : one.label })))) : null,
      voted ? el("ul", { class: "bars voted" }, ...voted.answers.map((one) => el("li", {}, el("strong", { text: String(one.count) }), el("span", { text: one.label })))) : null,
    ].filter((one) => one !== null);
  }

  /** @param {DeskPanel} panel */
  presses({ can, next, covered, to, plan, deal, stage }) {
    const ends = lastOf(plan, stage) && !next ? [el("button", { type: "button", class: "main", text: say("end"), onclick: () => this.end() })] : [];
    const first = [...can].sort((one, other) => Number(other === next) - Number(one === next));
    return [...ends, ...first.map((event) => el("button", {
      type: "button", class: event === next ? "main" : "quiet", "data-event": event,
      text: event === "plan" ? say("plan_on", { title: plan?.next ?? "" }) : say(event === "cover" && covered ? "uncover" : event === "compare" && deal?.compared ? "uncompare" : event),
      onclick: () => (event === "compare" ? this.compare() : this.press(event, event === "cover" ? { on: !covered } : event === "plan" ? to : null)),
    }))];
  }

  compare() {
    const { panel } = this.line;
    if (!panel || panel.stage === "stranger" || !panel.deal) return;
    const { deal, people: there } = panel;
    comparing(deal, there, () => this.line.press("compare", { on: !deal.compared }));
  }

  after() { return el("a", { class: "main", href: `/s/after?room=${this.room}`, text: say("after") }); }

  end() { sure(say("end_sure"), "end", () => this.line.press("end")); }

  ending() { return el("div", {}, el("button", { type: "button", class: "quiet end", text: say("end"), onclick: () => this.end() })); }

  // Whoever scanned the second code has the key in the address; it is shown once, and is then no longer there to be seen.
  stranger() {
    const address = new URL(location.href);
    const key = address.searchParams.get("key");
    if (!key) { page.replaceChildren(el("p", { class: "lead", text: say("stranger") }), el("a", { class: "main", href: "/s/desk", text: say("title") })); return; }
    address.searchParams.delete("key");
    history.replaceState(null, "", address);
    this.line.press("host", { key });
  }
}

// Is this the end of the plan, and nobody waited for?
/** @param {PlanProps | null} plan @param {string} stage */
const lastOf = (plan, stage) => Boolean(plan && !plan.next && ["lobby", "revealed"].includes(stage));

// In a second vote whoever does not answer again stays with the first answer.
/** @param {number} n @param {number} of @param {number | null} again */
function told(n, of, again) {
  const all = say("answered", { n, of });
  return again === null ? all : `${all}. ${say("answered_again", { n: again })}`;
}

// Nothing is open yet: one press opens the room.
function hall() {
  const chosen = {}, box = el("section", { class: "customs" });
  /** @type {Line<HallOfRooms>} */
  const line = new Line("desk/new", {
    told: ({ rooms, opened, customs: usual }) => {
      if (opened) { line.leave(); enter(opened); return; }
      customs(box, { ...usual, ...chosen }, (changed) => Object.assign(chosen, changed));
      page.replaceChildren(el("div", { class: "hall" }, el("h1", { text: say("title") }), el("p", { class: "lead", text: say("none") }), box,
        el("button", { type: "button", class: "main", text: say("open"), onclick: () => line.press("open", chosen) }),
        ...rooms.map((one) => el("button", { type: "button", class: "quiet", text: one, onclick: () => { line.leave(); enter(one); } })), before()));
    },
  });
}

/** @param {string} room */
function enter(room) {
  const address = new URL(location.href);
  address.searchParams.set("room", room);
  history.replaceState(null, "", address);
  return new Desk(room);
}

const asked = roomAsked();
if (asked) enter(asked); else hall();
