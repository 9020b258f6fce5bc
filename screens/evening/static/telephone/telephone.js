// A telephone in the room: finds the room, joins, waits, answers at the table, sees how it was.

import { el, news, whenPainted } from "./dom.js";
import { before, toSeason } from "./earlier.js";
import { atTable, atTheTeachingTable, matches } from "./at_table.js";
import { waitingForNod } from "./coming_back.js";
import { joining, renaming } from "./joining.js";
import { reveal } from "./in_sight.js";
import { Line } from "./line.js";
import { OwnPace } from "./own_pace.js";
import { onlyHere, page, roomAsked, say } from "./page.js";
import { mount } from "./table.js";

/** @import { WallPart } from "../../../room_views/given" */
/** @import { DealPhonePanel, DoorsPanel, OverPanel, OwnScore, PacePanel, QuestionPanel, TelephonePanel } from "../../../views/in_a_room/given" */
/** @import { Told } from "../line.js" */
/** @typedef {Exclude<TelephonePanel, DoorsPanel>} InRoom */
/** @typedef {Exclude<InRoom, PacePanel | DealPhonePanel>} Away */

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
    /** @type {Line<InRoom>} */
    this.line = new Line(`room/${room}`, {
      told: (panel) => this.show(panel),
      refused: (why) => { this.trouble.textContent = why; },
      away: (why) => { this.lost.textContent = why && outOfReach() ? say("offline") : why; },
    });
  }

  /** @param {Told<InRoom>} panel */
  show(panel) {
    this.trouble.textContent = "";
    document.body.dataset.stage = panel.stage;
    document.body.toggleAttribute("data-buttons", Boolean(panel.buttons));
    const own = "me" in panel ? panel : null, asked = "round" in panel ? panel : null;
    news(this.head, "me", [own?.me, own?.right, asked?.round, panel.stage], () => this.head.replaceChildren(...(own && (asked || ALONE.includes(panel.stage)) ? this.me(own, asked?.round) : [])));
    this.banner.textContent = asked?.closed || asked?.banner || "";
    this.banner.toggleAttribute("data-talk", panel.stage === "talk");
    this.line.watch(matches(panel));
    if (this.pace && panel.stage !== this.pace.sort) { this.pace.leave(); this.pace = null; this.fresh(); }
    if (panel.stage === "pace" || panel.stage === "deal") this.alone(panel, panel.stage);
    else if (asked && TABLE.includes(panel.stage)) this.atTheTable(asked); else this.away(panel);
  }

  /** @param {OwnScore} own @param {number} [round] */
  me({ me, right }, round) {
    return [el("img", { src: me.src, alt: me.card, title: me.card }), el("strong", { text: me.name }),
      ...(round ? [el("span", { class: "counts" }, el("span", { class: "count", text: say("round", { n: round }) }), el("span", { class: "count", text: say("right", { n: right }) }))] : [])];
  }

  /** @param {Told<QuestionPanel>} panel */
  atTheTable(panel) {
    if (!this.table) {
      this.table = el("div", { class: "here" });
      this.stage.replaceChildren(this.table);
    }
    this.unmount = mount(this.table, panel, { sheets: [], leave: () => {}, pick: () => {} });
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
  /** @param {Told<PacePanel | DealPhonePanel>} panel @param {"pace" | "deal"} sort */
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

  /** @param {Away} panel */
  away(panel) {
    this.cleared();
    const { stage } = panel, seat = stage === "tables" ? panel.seat : null;
    // Whoever has scrolled down to answer sees what has come from its beginning.
    news(this, "moment", [stage, seat?.table, seat?.partner], () => whenPainted(() => scrollTo(0, 0)));
    news(this.stage, "stage", [stage, seat, "me" in panel && panel.me, stage === "join" && [panel.names, panel.denied], stage === "back" && panel.wanted, "right" in panel && panel.right, stage === "part" && panel.part, stage === "taught" && panel.taught], () => this.stage.replaceChildren(...this.waits(panel)));
  }

  /** @param {Away} panel */
  waits(panel) {
    if (panel.stage === "join") return [joining(panel, { join: (name) => this.line.press("join", { name }), back: (badge) => this.line.press("return", { badge }) })];
    if (panel.stage === "back") return waitingForNod(panel.wanted, (name) => this.line.press("join", { name }));
    if (panel.stage === "over") return over(panel, this.room);
    if (panel.stage === "tables") return atTable(panel, this.room);
    if (panel.stage === "part") return talkedAbout(panel.part);
    if (panel.stage === "taught") return atTheTeachingTable(panel);
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
/** @param {WallPart} part */
function talkedAbout({ title, text, rows }) {
  return [el("p", { class: "lead", text: say("part_talk") }), el("h1", { text: title }), el("p", { class: "talked-about", text }),
    ...rows.map(({ label, cards }) => el("figure", {}, el("figcaption", { text: label }), el("div", { class: "spoken-of" }, ...cards.map(({ src, label: name }) => el("img", { src, alt: name })))))];
}

/** @param {OverPanel} panel @param {string} room */
function over({ right, asked }, room) {
  return [
    el("h1", { text: say("over") }),
    ...(asked ? [el("p", { class: "lead", text: say("over_right", { right, asked }) }), el("p", { class: "lead", text: say("over_review") }), onlyHere()] : []),
    asked ? el("a", { class: "main", href: `/s/after?room=${room}`, text: say("over_after") }) : null,
    toSeason(),
    el("a", { class: asked ? "quiet" : "main", href: "/", text: say("over_home") }),
  ].filter((one) => one !== null);
}

// Which room is meant, or when there will be one: as soon as one is open it is entered.
function atTheDoor() {
  /** @type {Line<DoorsPanel>} */
  const line = new Line("room/open", {
    told: ({ rooms }) => {
      if (rooms.length === 1) { line.leave(); enter(rooms[0]); return; }
      page.replaceChildren(el("div", { class: "stage" }, el("h1", { text: say("title") }),
        el("p", { class: "lead", text: say(rooms.length ? "which" : "none") }),
        ...rooms.map((one) => el("button", { type: "button", class: "main", text: one, onclick: () => { line.leave(); enter(one); } })), toSeason(), before()));
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
