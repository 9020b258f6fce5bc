// What each does by themselves: a lesson, with a hand to raise and what the teacher sends, or the deal that all play. That the teacher
// sees it is said.

import { el, news } from "./dom.js";
import { MoveQueue } from "./move_queue.js";
import { say } from "./page.js";
import { mount } from "./table.js";

/** @import { DealPhonePanel, PacePanel } from "../../../views/in_a_room/given" */
/** @import { TableProps } from "../../../components/table/given" */
/** @import { Told } from "../line.js" */
/** @typedef {{ press: (event: string, value: unknown) => void, say: (why: string) => void, again: () => void }} Does */

const NEVER_LEFT = { sheets: [], leave: () => {}, pick: () => {} };

export class OwnPace {
  /** @param {HTMLElement} root @param {string} room @param {"pace" | "deal"} sort @param {Does} does */
  constructor(root, room, sort, does) {
    this.place = `${sort}/${room}`;
    this.sort = sort;
    this.lesson = sort === "pace";
    this.does = does;
    this.title = el("h1", {});
    this.hand = el("button", { type: "button", class: "quiet raise", onclick: () => does.press("hand", { on: this.hand.getAttribute("aria-pressed") !== "true" }) });
    this.table = el("div", { class: "here" });
    this.example = el("section", { class: "example", hidden: true });
    this.again = el("button", { type: "button", class: "quiet", hidden: true, text: say("pace_again"), onclick: () => this.begin() });
    this.foot = el("p", { class: "seen-by", text: say(this.lesson ? "seen_by" : "deal_by") });
    root.replaceChildren(el("div", { class: "pace-head" }, this.title, this.lesson ? this.hand : null), this.foot, this.example, this.table, this.again);
    this.leaves = () => {};
    this.over = () => {};
    /** @type {TableProps | null} */
    this.panel = null;
    this.queue = new MoveQueue({ panel: (panel) => this.laid(/** @type {TableProps} */ (/** @type {unknown} */ (panel))), refused: (why, _, reason) => { does.say(why); if (reason === "no-such-place") does.again(); }, waiting: (_, why) => does.say(why || say("waiting")) });
    this.ended = false;
    this.away = () => { if (!document.hidden) this.ask(); };
    addEventListener("online", this.away);
    document.addEventListener("visibilitychange", this.away);
  }

  /** @param {Told<PacePanel | DealPhonePanel>} panel */
  show(panel) {
    if (panel.stage === "deal") {
      this.title.textContent = say("deal_title", { n: panel.number });
      news(this, "helped", panel.number, () => this.ask());
      return;
    }
    this.title.textContent = panel.title;
    this.hand.textContent = say(panel.hand ? "hand_up" : "hand");
    this.hand.setAttribute("aria-pressed", String(panel.hand));
    // What the teacher sends changes what stands in the lesson.
    news(this, "helped", panel.helped, () => this.ask());
    news(this, "worked", panel.worked && [panel.helped, panel.worked], () => this.worked(panel));
  }

  async ask() {
    try {
      const answer = await fetch(`/api/place/${this.place}`, { credentials: "same-origin" });
      const { panel } = await answer.json();
      if (!panel || this.ended) return;
      this.laid(panel);
    } catch { /* asked for again when the telephone is awake or in the network */ }
  }

  /** @param {TableProps} panel */
  laid(panel) {
    this.panel = panel;
    this.again.hidden = !panel.leaves || !this.lesson;
    // The table asks for nothing when the lesson is over; what stands there then is asked for here.
    this.leaves = mount(this.table, panel, { sheets: [], leave: () => this.ask(), pick: () => {} });
  }

  // Whoever is through, or was before, takes it once more.
  begin() { if (this.panel && !this.queue.busy) this.queue.push({ place: this.place, event: "again", value: null, seen: this.panel.qid }); }

  /** @param {Told<PacePanel>} panel */
  worked(panel) {
    if (!panel.worked) return;
    const cloth = el("div", {});
    this.example.replaceChildren(el("h2", { text: say("worked") }), cloth,
      el("button", { type: "button", class: "main", text: say("worked_back"), onclick: () => this.away_with(false) }));
    this.over = mount(cloth, { ...panel.worked, place: "", qid: `worked${panel.helped}`, at: panel.at, who: panel.who }, NEVER_LEFT);
    this.away_with(true);
  }

  /** @param {boolean} shown */
  away_with(shown) {
    this.example.hidden = !shown;
    this.table.hidden = shown;
    if (!shown) this.over();
    scrollTo(0, 0);
  }

  leave() {
    this.ended = true;
    removeEventListener("online", this.away);
    document.removeEventListener("visibilitychange", this.away);
    this.queue.leave();
    this.leaves();
    this.over();
  }
}
