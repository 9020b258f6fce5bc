// A telephone in the room: finds the room, joins, waits, answers at the table, sees how it was.

import { el, news, whenPainted } from "./dom.js";
import { before } from "./earlier.js";
import { waitingForNod } from "./coming_back.js";
import { joining, renaming } from "./joining.js";
import { reveal } from "./laid.js";
import { Line } from "./line.js";
import { OwnPace } from "./own_pace.js";
import { onlyHere, page, roomAsked, say } from "./page.js";
import { mount } from "./table.js";

/** @typedef {import("./line.js").Told} Told */

const TABLE = ["ask", "talk", "seen"];
const ALONE = ["pace", "deal"];

/** Has this telephone no net? On the computer itself that says nothing: it reaches its own pages without one. */
const outOfReach = () => !navigator.onLine && !/^(localhost|127\.|\[::1\])/.test(location.hostname);

class Telephone {
  /** @param {string} room */
  constructor(room) {
    this.room = room;
    this.head = el("header", { class: "me" });
    this.banner = el("p", { class: "banner", role: "status" });
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.lost = el("p", { class: "lost", role: "status" });
    this.stage = el("div", { class: "stage" });
    /** @type {HTMLElement | null} */
    this.table = null;
    this.unmount = () => {};
    /** @type {OwnPace | null} */
    this.pace = null;
    page.replaceChildren(this.lost, this.head, this.banner, this.stage, this.trouble);
    this.line = new Line(`room/${room}`, {
      told: (panel) => this.show(panel),
      refused: (why) => { this.trouble.textContent = why; },
      away: (why) => { this.lost.textContent = why && outOfReach() ? say("offline") : why; },
    });
  }

  /** @param {Told} panel */
  show(panel) {
    this.trouble.textContent = "";
    document.body.dataset.stage = panel.stage;
    document.body.toggleAttribute("data-buttons", Boolean(panel.buttons));
    news(this.head, "me", [panel.me, panel.right, panel.round, panel.stage], () => this.head.replaceChildren(...(panel.me && (panel.round || ALONE.includes(panel.stage)) ? this.me(panel) : [])));
    this.banner.textContent = panel.closed || panel.banner || "";
    this.banner.toggleAttribute("data-talk", panel.stage === "talk");
    if (this.pace && panel.stage !== this.pace.sort) { this.pace.leave(); this.pace = null; this.fresh(); }
    if (panel.stage === "pace" || panel.stage === "deal") this.alone(panel, panel.stage);
    else if (TABLE.includes(panel.stage)) this.atTheTable(panel); else this.away(panel);
  }

  /** @param {Told} panel */
  me({ me, right, round }) {
    return [el("img", { src: me.src, alt: me.card, title: me.card }), el("strong", { text: me.name }),
      ...(round ? [el("span", { class: "count", text: say("round", { n: round }) }), el("span", { class: "count", text: say("right", { n: right }) })] : [])];
  }

  /** @param {Told} panel */
  atTheTable(panel) {
    if (!this.table) {
      this.table = el("div", { class: "here" });
      this.stage.replaceChildren(this.table);
    }
    this.unmount = mount(this.table, /** @type {any} */ (panel), { sheets: [], leave: () => {}, pick: () => {} });
    news(this, "moment", [panel.stage, panel.round, panel.second, panel.closed], () => this.toTheMoment(panel.stage));
  }

  // Whoever has scrolled down to answer sees what has happened: how the answer was, else what is said above the cards. The table
  // shows what is asked; that is above them as well, so it comes first.
  /** @param {string} stage */
  toTheMoment(stage) {
    const verdict = /** @type {HTMLElement | null} */ (stage === "seen" ? this.stage.querySelector(".feedback:not(:empty)") : null);
    if (verdict) reveal(verdict); else whenPainted(() => scrollTo(0, 0));
  }

  // Everybody by themselves.
  /** @param {Told} panel @param {"pace" | "deal"} sort */
  alone(panel, sort) {
    if (!this.pace) {
      this.cleared();
      this.fresh();
      this.pace = new OwnPace(this.stage, this.room, sort, { press: (event, value) => this.line.press(event, value), say: (why) => { this.trouble.textContent = why; }, again: () => this.line.again() });
    }
    this.pace.show(panel);
  }

  cleared() {
    if (!this.table) return;
    this.unmount();
    this.table = null;
    this.fresh();
  }

  fresh() {
    const fresh = el("div", { class: "stage" });
    this.stage.replaceWith(fresh);
    this.stage = fresh;
  }

  /** @param {Told} panel */
  away(panel) {
    this.cleared();
    // Whoever has scrolled down to answer sees what has come from its beginning.
    news(this, "moment", [panel.stage, panel.seat?.table, panel.seat?.partner], () => whenPainted(() => scrollTo(0, 0)));
    news(this.stage, "stage", [panel.stage, panel.seat, panel.me, panel.names, panel.denied, panel.wanted, panel.right, panel.part], () => this.stage.replaceChildren(...this.waits(panel)));
  }

  /** @param {Told} panel */
  waits(panel) {
    if (panel.stage === "join") return [joining(/** @type {any} */ (panel), { join: (name) => this.line.press("join", { name }), back: (badge) => this.line.press("return", { badge }) })];
    if (panel.stage === "back") return waitingForNod(panel.wanted, (name) => this.line.press("join", { name }));
    if (panel.stage === "over") return over(panel, this.room);
    if (panel.stage === "tables") return atTable(panel, this.room);
    if (panel.stage === "part") return talkedAbout(panel.part);
    if (panel.stage === "gone") return [el("p", { class: "lead", text: say("gone") })];
    const { me } = panel;
    return [
      el("h1", { text: say("lobby_first") }),
      el("p", { class: "lead", text: `${say("you_are")} ${me.card}` }),
      el("img", { class: "badge-large", src: me.src, alt: me.card }),
      el("p", { class: "called", text: me.name }),
      el("p", { class: "lead", text: say("lobby") }),
      renaming(me.name, (name) => this.line.press("rename", { name })),
    ];
  }
}

// What the room talks about, as it stands on the wall, with the cards that are spoken of.
/** @param {{ title: string, text: string, rows: { label: string, cards: { src: string, label: string }[] }[] }} part */
function talkedAbout({ title, text, rows }) {
  return [el("p", { class: "lead", text: say("part_talk") }), el("h1", { text: title }), el("p", { class: "talked-about", text }),
    ...rows.map(({ label, cards }) => el("figure", {}, el("figcaption", { text: label }), el("div", { class: "spoken-of" }, ...cards.map(({ src, label: name }) => el("img", { src, alt: name })))))];
}

// At a real table: which one, with whom, against whom, and where the score is written.
/** @param {Told} panel @param {string} room */
function atTable({ seat, me }, room) {
  const soon = seat.partner && seat.soon;
  return [
    el("h1", { text: seat.table ? say("table", { n: seat.table }) : soon ? say("table_soon", { name: seat.partner }) : say(seat.partner ? "table_rest" : "table_none") }),
    el("img", { class: "badge-large", src: me.src, alt: me.card }),
    seat.partner && !soon ? el("p", { class: "called", text: say("table_with", { name: seat.partner }) }) : null,
    seat.table ? el("p", { class: "lead", text: say("table_against", { names: seat.against }) }) : null,
    seat.match ? el("a", { class: "main", href: `/scorekeeper?match=${seat.match}&room=${room}`, text: say("table_write") }) : null,
    seat.match ? el("p", { text: say("table_one") }) : null,
  ].filter((one) => one !== null);
}

/** @param {Told} panel @param {string} room */
function over({ right, asked }, room) {
  return [
    el("h1", { text: say("over") }),
    asked ? el("p", { class: "lead", text: say("over_right", { right, asked }) }) : null,
    asked ? el("p", { class: "lead", text: say("over_review") }) : null,
    asked ? onlyHere() : null,
    asked ? el("a", { class: "main", href: `/s/after?room=${room}`, text: say("over_after") }) : null,
    el("a", { class: asked ? "quiet" : "main", href: "/", text: say("over_home") }),
  ].filter((one) => one !== null);
}

// Which room is meant, or when there will be one: as soon as one is open it is entered.
function atTheDoor() {
  const line = new Line("room/open", {
    told: ({ rooms }) => {
      if (rooms.length === 1) { line.leave(); enter(rooms[0]); return; }
      page.replaceChildren(el("div", { class: "stage" }, el("h1", { text: say("title") }),
        el("p", { class: "lead", text: say(rooms.length ? "which" : "none") }),
        ...rooms.map((/** @type {string} */ one) => el("button", { type: "button", class: "main", text: one, onclick: () => { line.leave(); enter(one); } })), before()));
    },
  });
}

/** @param {string} room */
function enter(room) {
  const address = new URL(location.href);
  address.searchParams.set("room", room);
  history.replaceState(null, "", address);
  return new Telephone(room);
}

const asked = roomAsked();
if (asked) enter(asked); else atTheDoor();
