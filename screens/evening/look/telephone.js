// A telephone in the room: finds the room, joins, waits, answers at the table, sees how it was.

import { el, news } from "./dom.js";
import { joining, renaming } from "./joining.js";
import { Line } from "./line.js";
import { page, roomAsked, say } from "./page.js";
import { mount } from "./table.js";

/** @typedef {import("./line.js").Told} Told */

const TABLE = ["ask", "talk", "seen"];

class Telephone {
  /** @param {string} room */
  constructor(room) {
    this.head = el("header", { class: "me" });
    this.banner = el("p", { class: "banner", role: "status" });
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.lost = el("p", { class: "lost", role: "status" });
    this.stage = el("div", { class: "stage" });
    /** @type {HTMLElement | null} */
    this.table = null;
    this.unmount = () => {};
    page.replaceChildren(this.lost, this.head, this.banner, this.stage, this.trouble);
    this.line = new Line(`room/${room}`, {
      told: (panel) => this.show(panel),
      refused: (why) => { this.trouble.textContent = why; },
      away: (why) => { this.lost.textContent = why && !navigator.onLine ? say("offline") : why; },
    });
  }

  /** @param {Told} panel */
  show(panel) {
    this.trouble.textContent = "";
    document.body.dataset.stage = panel.stage;
    news(this.head, "me", [panel.me, panel.right, panel.round], () => this.head.replaceChildren(...(panel.me && panel.round ? this.me(panel) : [])));
    this.banner.textContent = panel.closed || panel.banner || "";
    this.banner.toggleAttribute("data-talk", panel.stage === "talk");
    if (TABLE.includes(panel.stage)) this.atTheTable(panel); else this.away(panel);
  }

  /** @param {Told} panel */
  me({ me, right, round }) {
    return [el("img", { src: me.src, alt: me.card, title: me.card }), el("strong", { text: me.name }),
      el("span", { class: "count", text: say("round", { n: round }) }), el("span", { class: "count", text: say("right", { n: right }) })];
  }

  /** @param {Told} panel */
  atTheTable(panel) {
    if (!this.table) {
      this.table = el("div", { class: "here" });
      this.stage.replaceChildren(this.table);
    }
    this.unmount = mount(this.table, /** @type {any} */ (panel), { sheets: [], leave: () => {}, pick: () => {} });
  }

  /** @param {Told} panel */
  away(panel) {
    if (this.table) {
      this.unmount();
      this.table = null;
      const fresh = el("div", { class: "stage" });
      this.stage.replaceWith(fresh);
      this.stage = fresh;
    }
    news(this.stage, "stage", [panel.stage, panel.me, panel.names, panel.right], () => this.stage.replaceChildren(...this.waits(panel)));
  }

  /** @param {Told} panel */
  waits(panel) {
    if (panel.stage === "join") return [joining(panel.names, (name) => this.line.press("join", { name }))];
    if (panel.stage === "over") return over(panel);
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

/** @param {Told} panel */
function over({ right, asked }) {
  return [
    el("h1", { text: say("over") }),
    asked ? el("p", { class: "lead", text: say("over_right", { right, asked }) }) : null,
    asked ? el("p", { class: "lead", text: say("over_review") }) : null,
    el("a", { class: "main", href: "/", text: say("over_home") }),
  ].filter((one) => one !== null);
}

// Which room is meant, or when there will be one: as soon as one is open it is entered.
function atTheDoor() {
  const line = new Line("room/open", {
    told: ({ rooms }) => {
      if (rooms.length === 1) { line.leave(); enter(rooms[0]); return; }
      page.replaceChildren(el("div", { class: "stage" }, el("h1", { text: say("title") }),
        el("p", { class: "lead", text: say(rooms.length ? "which" : "none") }),
        ...rooms.map((/** @type {string} */ one) => el("button", { type: "button", class: "main", text: one, onclick: () => { line.leave(); enter(one); } }))));
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
