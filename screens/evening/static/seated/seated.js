// A seat at a table with friends: finds or opens the table, chooses a chair, plays, looks at the deal once more.

import { el, news, whenPainted } from "./dom.js";
import { begins } from "./begins.js";
import { chairs } from "./chairs.js";
import { dealsAsked, hall } from "./hall.js";
import { Line } from "./line.js";
import { LookBack } from "./look_back.js";
import { page, roomAsked, say } from "./page.js";
import { Requests, claims } from "./requests.js";
import { SideBySide } from "./side_by_side.js";
import { keeping } from "./sitting_down.js";
import { mount } from "./table.js";
import { Teaching } from "./teaching.js";
import { Tournament } from "./tournament.js";

/** @import { DealEnd, DealPanel, WaitingPanel } from "../../../views/at_a_table/given" */
/** @import { Told } from "./line.js" */

const TITLE = document.title;
const outOfReach = () => !navigator.onLine && !/^(localhost|127\.|\[::1\])/.test(location.hostname);

class Seated {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    this.lost = el("p", { class: "lost", role: "status" });
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.stage = el("div", { class: "stage" });
    /** Who sits where stays open while others come and go. */
    this.around = el("details", { class: "around" });
    this.around.append(el("summary", { text: say("table") }), this.people = el("div", {}));
    this.end = el("section", { class: "ended" });
    /** @type {HTMLElement | null} */
    this.table = null;
    /** @type {LookBack | null} */
    this.back = null;
    this.unmount = () => {};
    /** @type {import("./begins.js").Moment | null} */
    this.moment = null;
    this.requests = new Requests((event, value) => this.press(event, value));
    this.teaching = new Teaching((event, value) => this.press(event, value));
    this.same = new SideBySide();
    this.tournament = new Tournament();
    page.replaceChildren(this.lost, this.tournament.node, this.requests.node, this.teaching.node, this.teaching.poll.node, this.stage, this.end, this.same.node, this.trouble, this.around);
    /** @type {Line<WaitingPanel | DealPanel>} */
    this.line = new Line(`seat/${code}`, {
      told: (panel) => {
        keeping(page, () => this.show(panel));
        this.moment = begins(panel, this.moment, () => whenPainted(() => scrollTo(0, 0)));
      },
      refused: (why) => { this.trouble.textContent = why; },
      away: (why) => { this.lost.textContent = why && outOfReach() ? say("offline") : why; },
    });
    this.press = (/** @type {string} */ event, /** @type {unknown} */ value = null) => { this.trouble.textContent = ""; this.line.press(event, value); };
  }

  /** @param {Told<WaitingPanel | DealPanel>} panel */
  show(panel) {
    this.trouble.textContent = "";
    document.body.dataset.stage = panel.stage;
    const playing = panel.stage === "deal" ? panel : null;
    this.around.hidden = !playing;
    document.title = panel.mine !== null && playing?.chairs[panel.mine]?.waited ? `● ${say("your_turn")} – ${panel.title}` : TITLE;
    if (panel.stage === "deal") this.atTheTable(panel); else this.away(panel);
    this.ended(playing?.ended, panel);
    this.requests.show(playing?.asks ?? null);
    this.teaching.show(panel.teaching ?? null);
    this.same.show(panel.duplicate ?? null);
    this.tournament.show(panel.evening ?? panel.plan ?? null, Boolean(playing && !playing.ended));
  }

  /** @param {Told<DealPanel>} panel */
  atTheTable(panel) {
    // Who only looks on has nothing to press.
    document.body.toggleAttribute("data-looks", panel.mine === null && !panel.teaching?.teaches && !panel.evening?.lets_on);
    if (!this.table) {
      this.table = el("div", { class: "here" });
      this.stage.replaceChildren(this.table);
      delete /** @type {any} */ (this.stage).news;
    }
    // A chair that may be taken is offered; whoever has one has the cards.
    const free = panel.mine === null && !panel.teaching?.teaches && panel.chairs.some(({ sits }) => sits);
    news(this.around, "free", free, () => { this.around.open = free; });
    news(this.people, "chairs", [panel.chairs, panel.opens, panel.mine, panel.teaching, panel.teachable, panel.ended, panel.evening, panel.onlookers], () => this.people.replaceChildren(...chairs(panel, this.press)));
    this.unmount = mount(this.table, panel, { sheets: [], leave: () => this.line.again(), pick: () => {}, sure: claims });
  }

  // After a deal: what it came to, the next one, and the same looked at once more.
  /** @param {DealEnd | undefined} ended @param {WaitingPanel | DealPanel} panel */
  ended(ended, panel) {
    if (!ended && this.back) this.lookedAt(false);
    news(this.end, "ended", [ended ?? null], () => {
      if (!ended) { this.end.replaceChildren(); return; }
      this.end.replaceChildren(...[
        el("p", { class: "keep" }, el("b", { text: `${say("headed", { what: say("keep") })} ` }), ended.rule),
        el("div", { class: "onwards" },
          ...(ended.again ? [el("button", { type: "button", class: "main", text: ended.again, onclick: () => this.press("again") })] : []),
          ...(panel.mine === null && !panel.teaching ? [] : [el("button", { type: "button", class: "quiet", text: say("look"), onclick: () => this.lookedAt(true) })])),
        ended.sheet.length ? sheet(ended.sheet, ended.each) : null,
        ended.says.length ? el("ul", { class: "came-to" }, ...ended.says.map((one) => el("li", { text: one }))) : null,
      ].filter((one) => one !== null));
      whenPainted(() => scrollTo(0, 0));
    });
    document.body.toggleAttribute("data-over", Boolean(ended) && panel.stage === "deal");
  }

  /** @param {boolean} on */
  lookedAt(on) {
    this.back?.leave();
    this.back = on ? new LookBack(`hindsight/seat/${this.code}`, () => this.lookedAt(false)) : null;
    for (const one of [this.tournament.node, this.stage, this.end, this.same.node, this.around, this.teaching.node, this.teaching.poll.node]) one.toggleAttribute("data-behind", on);
    if (this.back) page.prepend(this.back.node);
    scrollTo(0, 0);
  }

  /** @param {WaitingPanel} panel */
  away(panel) {
    if (this.table) { this.unmount(); this.table = null; }
    news(this.stage, "news", [panel.stage, panel.chairs, panel.opens, panel.mine, panel.begun, panel.meanwhile, panel.teachable, panel.teaching, panel.duplicate?.code, panel.evening, panel.onlookers], () => this.stage.replaceChildren(...this.waits(panel)));
  }

  /** @param {WaitingPanel} panel */
  waits(panel) {
    if (panel.stage === "closed" && panel.evening) return [el("h1", { text: panel.title })];
    if (panel.stage === "closed") return [el("h1", { text: say("closed") }), el("a", { class: "main", href: location.pathname, text: say("another") }), el("a", { class: "quiet", href: "/", text: say("home") })];
    if (panel.stage === "away") return [el("h1", { text: panel.title }), el("p", { class: "lead", text: say("back_how") }), el("button", { type: "button", class: "main", text: say("back"), onclick: () => this.press("come-back") }), ...chairs(panel, this.press)];
    return [el("h1", { text: panel.title }), ...chairs(panel, this.press)];
  }
}

/** @param {(string | number)[][]} rows what both sides have scored, the names first @param {boolean} [each] by chair, without a sum below */
function sheet([head, ...rows], each = false) {
  const cells = (/** @type {(string | number)[]} */ row, /** @type {"td" | "th"} */ tag) => row.slice(1).map((one) => el(tag, { text: String(one), ...(tag === "th" ? { scope: "col" } : {}) }));
  return el("table", { class: each ? "sheet each" : "sheet" },
    el("thead", {}, el("tr", {}, el("td", {}), ...cells(head, "th"))),
    el("tbody", {}, ...rows.map((row) => el("tr", {}, el("th", { scope: "row", text: String(row[0]) }), ...cells(row, "td")))));
}

/** @param {string} code */
function enter(code) {
  const address = new URL(location.href);
  address.searchParams.set("room", code);
  address.searchParams.delete("deals");
  history.replaceState(null, "", address);
  return new Seated(code);
}

const asked = roomAsked();
if (asked) enter(asked);
else hall((code) => { scrollTo(0, 0); enter(code); }, dealsAsked());
