// The projector: the code and who is there, the question in large, badges of those who have answered, then how it went.

import { el, news } from "./dom.js";
import { keysNow, meant } from "./clicker.js";
import { addresses, drawn, likely } from "./drawn_code.js";
import { howItWent } from "./how_it_went.js";
import { Line } from "./line.js";
import { page, roomAsked, say } from "./page.js";
import { paragraphs } from "./prompt.js";
import { mount } from "./table.js";

/** @typedef {import("./line.js").Told} Told */
/** @typedef {{ badge: number, name: string, src: string, card: string, lap: number, twin: boolean }} Person */

/** Milliseconds: networks come and go, and nobody says so. */
const LOOK_AGAIN = 10_000;
/** So many badges stand in one line at the foot. */
const IN_A_LINE = 16;
const MOST_NAMES = 60;
const WAITS = ["lobby", "ended"];

class Wall {
  /** @param {string} room */
  constructor(room) {
    this.heading = el("h1", {});
    this.count = el("p", { class: "count" });
    this.lead = el("div", { class: "lead" });
    // It is only looked at: keys and clickers speak to the room.
    this.cloth = el("div", { class: "cloth-here", inert: true });
    this.told = el("section", { class: "told" });
    this.keys = el("p", { class: "keys" });
    this.badges = el("div", { class: "answered", role: "group" });
    this.banner = el("p", { class: "banner", role: "status" });
    this.join = el("section", { class: "join" });
    this.lost = el("p", { class: "lost", role: "status" });
    page.replaceChildren(el("header", {}, this.heading, this.count), this.lead, el("div", { class: "middle" }, this.cloth, this.told),
      el("footer", {}, this.keys, this.badges), this.banner, this.join, this.lost);
    this.unmount = () => {};
    this.code = false;
    /** @type {Awaited<ReturnType<typeof addresses>>} */
    this.known = null;
    this.line = new Line(`wall/${room}`, { told: (panel) => this.show(panel), away: (why) => { this.lost.textContent = why; } });
    addEventListener("keydown", (event) => this.key(event));
    this.look();
    setInterval(() => this.look(), LOOK_AGAIN);
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
    const press = panel.leads ? meant(event.key, /** @type {any} */ (panel)) : null;
    if (!press) return;
    event.preventDefault();
    if (this.code) { this.code = false; this.show(panel); } else this.line.press(press.event, press.value ?? null);
  }

  /** @param {Told} panel */
  show(panel) {
    const waits = WAITS.includes(panel.stage) || this.code;
    document.body.dataset.stage = this.code ? "lobby" : panel.stage;
    document.body.toggleAttribute("data-how", Boolean(panel.how));
    this.join.hidden = !waits;
    if (waits) { this.joined(panel); if (WAITS.includes(panel.stage)) return; }
    const asked = panel.table?.prompt ?? [];
    news(this.lead, "prompt", [asked, panel.covered], () => {
      this.heading.replaceChildren(...paragraphs(asked.slice(-1), {}).flatMap((one) => [...one.childNodes]));
      this.lead.replaceChildren(...(panel.how ? [] : paragraphs(asked.slice(0, -1), {})));
    });
    this.count.textContent = [say("count", { n: panel.in.length, of: panel.people.length }), say("round", { n: panel.round }), ...(panel.second ? [say("second")] : [])].join("   ·   ");
    this.banner.textContent = panel.stage === "talk" ? say("talk") : "";
    this.laid(panel);
    news(this.told, "how", panel.how, () => this.told.replaceChildren(...(panel.how ? [howItWent(panel.how)] : [])));
    this.keys.textContent = panel.leads ? keysNow(/** @type {any} */ (panel)).map((one) => say(one)).join("   ·   ") : this.moment(panel);
    this.answeredBy(panel);
  }

  /** @param {Told} panel */
  moment({ stage, second, covered }) {
    if (stage === "revealed") return covered ? say("covered") : "";
    return { open: say(second ? "again" : "think"), closed: say("closed"), talk: say("talk_how") }[stage] ?? "";
  }

  /** @param {Told} panel */
  laid(panel) {
    if (!panel.table) return;
    const table = { ...panel.table, place: "", qid: panel.qid + (panel.how ? "how" : ""), at: panel.at, who: panel.who };
    this.unmount = mount(this.cloth, table, { sheets: [], leave: () => {}, pick: () => {} });
  }

  // Who has answered, and never how.
  /** @param {Told} panel */
  answeredBy({ people, in: answered }) {
    news(this.badges, "in", [answered, people], () => {
      const inside = people.filter((/** @type {Person} */ one) => answered.includes(one.badge));
      const shown = inside.slice(-IN_A_LINE);
      this.badges.setAttribute("aria-label", say("answered"));
      this.badges.replaceChildren(...shown.map((/** @type {Person} */ one) => el("img", { src: one.src, alt: one.name, title: one.name })),
        ...(inside.length > shown.length ? [el("span", { text: say("more", { n: inside.length - shown.length }) })] : []));
    });
  }

  /** @param {Told} panel */
  joined(panel) {
    if (this.join.hidden) return;
    const address = this.known ? likely(this.known.addresses, panel.host) : null;
    news(this.join, "join", [panel.people, address?.url, panel.stage, panel.round], () => this.join.replaceChildren(...(panel.stage === "ended" ? over(panel) : door(panel, address))));
  }
}

/** @param {Told} panel */
function over({ round }) {
  return [el("div", { class: "over" }, el("h1", { text: say("over") }), ...(round ? [el("p", { text: say("over_count", { n: round }) })] : []))];
}

/** @param {Told} panel @param {import("./drawn_code.js").Address | null} address */
function door({ people }, address) {
  const shown = people.slice(-MOST_NAMES);
  const size = people.length <= 12 ? "few" : people.length <= 27 ? "some" : "many";
  return [
    el("div", { class: "way-in" }, address ? drawn(address.code, address.url) : null),
    el("div", { class: "who" },
      el("h1", { text: say("join") }),
      el("p", { text: say("join_how") }),
      el("p", { class: "address", text: address?.url ?? "…" }),
      el("p", { class: "same", text: say("same") }),
      el("p", { class: "how-many", text: people.length === 1 ? say("people_one") : people.length ? say("people", { n: people.length }) : say("nobody") }),
      el("ul", { class: `people ${size}` }, ...shown.map((/** @type {Person} */ one) => el("li", {},
        size === "many" ? null : el("img", { src: one.src, alt: one.card }), el("span", { text: one.name }))))),
  ];
}

const asked = roomAsked();
if (asked) new Wall(asked);
else page.replaceChildren(el("section", { class: "join" }, el("div", { class: "over" }, el("h1", { text: say("none") }))));
