// The projector: the code and who is there, the question in large, badges of those who have answered, then how it went.

import { el, news } from "./dom.js";
import { keysNow, meant } from "./clicker.js";
import { crowd } from "./crowd.js";
import { door } from "./door.js";
import { addresses, likely } from "./drawn_code.js";
import { keepFitting } from "./fit_cards.js";
import { howItWent, howTheyVoted } from "./how_it_went.js";
import { Line } from "./line.js";
import { page, roomAsked, say } from "./page.js";
import { fitPart, planPart } from "./plan_part.js";
import { paragraphs } from "./prompt.js";
import { besideTheTable, lyingOn } from "./shown_table.js";
import { mount } from "./table.js";
import { alone, atTables, dealt, over, taught } from "./together.js";

/** @import { RoomTable } from "../../../room_views/questions/given" */
/** @import { ShownTable, WallPanel } from "../../../views/in_a_room/given" */

/** Milliseconds: networks come and go, and nobody says so. */
const LOOK_AGAIN = 10_000;
/** So many badges stand in one line at the foot. */
const IN_A_LINE = 16;
/** Letters of a question that takes more than two lines in the largest size. */
const LONG = 60;
const WAITS = ["lobby", "pace", "deal", "tables", "taught", "ended"];

class Wall {
  /** @param {string} room */
  constructor(room) {
    this.heading = el("h1", {});
    this.count = el("p", { class: "count" });
    this.lead = el("div", { class: "lead" });
    // It is only looked at: keys and clickers speak to the room.
    this.cloth = el("div", { class: "cloth-here", inert: true });
    this.fit = keepFitting(this.cloth);
    this.told = el("section", { class: "told" });
    this.keys = el("p", { class: "keys" });
    this.badges = el("div", { class: "answered", role: "group" });
    this.banner = el("p", { class: "banner", role: "status" });
    this.part = el("section", { class: "part", hidden: true });
    this.join = el("section", { class: "join" });
    this.lost = el("p", { class: "lost", role: "status" });
    // What the door, or the good night, lies over: nobody hears it read either.
    this.beneath = [el("header", {}, this.heading, this.count), this.lead, el("div", { class: "middle" }, this.cloth, this.told), el("footer", {}, this.banner, this.keys, this.badges)];
    page.replaceChildren(...this.beneath, this.part, this.join, this.lost);
    /** @type {HTMLElement[]} */
    this.names = [];
    new ResizeObserver(() => this.crowd()).observe(this.join);
    new ResizeObserver(() => this.laidOut()).observe(this.part);
    this.unmount = () => {};
    this.code = false;
    /** @type {Awaited<ReturnType<typeof addresses>>} */
    this.known = null;
    /** @type {Line<WallPanel>} */
    this.line = new Line(`wall/${room}`, { told: (panel) => this.show(panel), away: (why) => { this.lost.textContent = why; } });
    addEventListener("keydown", (event) => this.key(event));
    this.look();
    setInterval(() => this.look(), LOOK_AGAIN);
    addEventListener("online", () => this.look());
  }

  async look() {
    const found = await addresses("/s");
    if (found) { this.known = found; if (this.line.panel) this.joined(this.line.panel); }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const panel = this.line.panel;
    if (!panel || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key.toLowerCase() === "c") { this.code = !this.code; this.show(panel); return; }
    const press = panel.leads ? meant(event.key, panel) : null;
    if (!press) return;
    event.preventDefault();
    if (this.code) { this.code = false; this.show(panel); } else this.line.press(press.event, press.value ?? null);
  }

  /** @param {import("./line.js").Told<WallPanel>} panel */
  show(panel) {
    const shown = lyingOn(panel), waits = (WAITS.includes(panel.stage) && !panel.part && !shown) || this.code;
    document.body.dataset.stage = this.code ? "lobby" : panel.stage;
    document.body.dataset.to = JSON.stringify(panel.to ?? null);
    const told = this.went(panel);
    this.join.hidden = !waits;
    this.beneath.forEach((one) => one.toggleAttribute("inert", waits));
    this.line.watch((panel.seats?.tables ?? []).filter((one) => one.match).map((one) => `match/${one.match}`));
    this.part.hidden = !panel.part || this.code;
    const { part } = panel;
    if (part) news(this.part, "part", part, () => { this.part.replaceChildren(...planPart(part)); this.part.toggleAttribute("data-laid", part.rows.length > 0); });
    this.laidOut();
    if (waits) { this.joined(panel); if (WAITS.includes(panel.stage)) return; }
    this.asks(shown?.table ?? panel.table, told);
    this.around(panel, shown);
    this.laid(shown?.table ?? panel.table, panel);
  }

  // Above and below the cards: which question it is and who has answered, or whose table.
  /** @param {WallPanel} panel @param {ShownTable | null} shown */
  around(panel, shown) {
    const { stage, people, in: answered, round, second } = panel;
    document.body.toggleAttribute("data-shown", Boolean(shown));
    this.count.textContent = shown ? shown.title : [say("count", { n: answered.length, of: people.length }), say("round", { n: round }), ...(second ? [say("second")] : [])].join("   ·   ");
    this.banner.textContent = stage === "talk" ? say("talk") : (shown?.says ?? []).join(" ");
    this.keys.textContent = panel.leads ? keysNow(panel).map((one) => say(one)).join("   ·   ") : this.moment(panel);
    this.answeredBy(people, shown ? [] : answered);
  }

  // The question is the largest line; what is said besides stands below it, as long as nothing is told. Where nothing lies on a
  // table, there is none, and that is as large as a talk.
  /** @param {RoomTable | null} table @param {boolean} told */
  asks(table, told) {
    const said = table?.prompt ?? [], at = table?.asks ?? 0, bare = table !== null && !table.table && !table.choices.length && !table.rows.length;
    document.body.toggleAttribute("data-bare", bare);
    news(this.lead, "prompt", [said, told && !bare], () => {
      this.heading.replaceChildren(...paragraphs(said.slice(at, at + 1), {}).flatMap((one) => [...one.childNodes]));
      this.heading.toggleAttribute("data-long", (this.heading.textContent ?? "").length > LONG);
      this.lead.replaceChildren(...(told && !bare ? [] : paragraphs([...said.slice(0, at), ...said.slice(at + 1)], {})));
    });
  }

  laidOut() { const part = this.line?.panel?.part; if (part && !this.part.hidden) fitPart(this.part, part); }

  // How it went, or before the reveal how they voted; the table beside it is narrower then.
  /** @param {WallPanel} panel */
  went({ how, voted, shown_table: shown = null }) {
    document.body.toggleAttribute("data-how", Boolean(how || voted || shown?.sheet.length || shown?.answers.length));
    document.body.toggleAttribute("data-lit", Boolean(how));
    news(this.told, "how", [how, voted, shown?.sheet, shown?.answers], () => this.told.replaceChildren(...(how ? [howItWent(how)] : voted ? [howTheyVoted(voted)] : shown ? besideTheTable(shown) : [])));
    return Boolean(how || voted);
  }

  /** @param {WallPanel} panel */
  moment({ stage, second, covered }) {
    if (stage === "revealed") return covered ? say("covered") : "";
    return { open: say(second ? "again" : "think"), closed: say("closed"), talk: say("talk_how") }[/** @type {"open" | "closed" | "talk"} */ (stage)] ?? "";
  }

  /** @param {RoomTable | null} its @param {import("./line.js").Told<WallPanel>} panel */
  laid(its, panel) {
    if (!its) return;
    const table = { ...its, place: "", qid: panel.qid + (panel.how ? "how" : panel.voted ? "voted" : ""), at: panel.at, who: panel.who };
    this.unmount = mount(this.cloth, table, { sheets: [], leave: () => {}, pick: () => {} });
    this.fit();
  }

  // Who has answered, and never how.
  /** @param {WallPanel["people"]} people @param {number[]} answered their badges */
  answeredBy(people, answered) {
    news(this.badges, "in", [answered, people], () => {
      const inside = people.filter((one) => answered.includes(one.badge));
      const shown = inside.slice(-IN_A_LINE);
      this.badges.setAttribute("aria-label", say("answered"));
      this.badges.replaceChildren(...shown.map((one) => el("img", { src: one.src, alt: one.name, title: one.name })),
        ...(inside.length > shown.length ? [el("span", { text: say("more", { n: inside.length - shown.length }) })] : []));
    });
  }

  /** @param {WallPanel} panel */
  joined(panel) {
    if (this.join.hidden) return;
    const address = this.known ? likely(this.known.addresses, panel.host) : null;
    news(this.join, "join", [panel.people, address?.url, panel.stage, panel.round, panel.title, panel.deal, panel.seats, panel.shown_table?.waits, this.code], () => {
      this.join.replaceChildren(...(panel.stage === "ended" ? over(panel) : this.code || panel.stage === "lobby" ? door(panel, address) : panel.deal ? dealt(panel.deal, panel.people) : panel.seats ? atTables(panel.seats, panel.shown_table?.waits) : panel.stage === "taught" ? taught() : alone(panel)));
      this.names = /** @type {HTMLElement[]} */ ([...this.join.querySelectorAll(".who > .people > li")]);
      this.crowd();
    });
  }

  crowd() {
    const list = this.join.querySelector(".who > .people");
    if (list instanceof HTMLElement && !this.join.hidden) crowd(list, this.names, (n) => el("li", {}, el("span", { class: "others", text: say("more", { n }) })));
  }
}

const asked = roomAsked();
if (asked) new Wall(asked);
else page.replaceChildren(el("section", { class: "join" }, el("div", { class: "over" }, el("h1", { text: say("none") }))));
