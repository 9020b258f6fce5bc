// The moves of a table that are under way: it is busy until the last of them has come home.

import { Ahead } from "./ahead.js";
import { ready } from "./guard.js";
import { MoveQueue } from "./move_queue.js";

/** @import { TableProps } from "./given" */

const BUSY = "aria-busy";

export class UnderWay {
  /** @param {HTMLElement} box @param {import("./move_queue.js").Hears} hears */
  constructor(box, hears) {
    this.box = box;
    this.queue = new MoveQueue({ ...hears, waiting: (...why) => { this.busy(); hears.waiting(...why); } });
    this.ahead = new Ahead();
    this.shown = false;
  }

  // Is something under way that has to come home before anything else is done?
  get any() { return this.queue.busy && !this.shown; }

  // While nothing is under way, what comes next may be fetched.
  /** @param {TableProps} at */
  look(at) {
    if (this.queue.busy) return;
    this.ahead.look(at.ahead ? at : null);
    if (at.can.next && !at.can.answer) this.ahead.want("next", null);
  }

  // This answer is chosen, and may be given next.
  /** @param {unknown} value */
  chosen(value) { this.ahead.want("answer", value); }

  // What was under way when the page was left.
  /** @param {TableProps} at */
  resume({ place, who }) { if (this.queue.resume(place, who)) this.busy(); }

  // Returns what comes of it, where that is known already: it can be shown, and gone on from, while the move is under way.
  /** @param {TableProps} at @param {string} event @param {unknown} value @param {{ ms?: number }} [more] @returns {TableProps | null} */
  send(at, event, value, more = {}) {
    const next = /** @type {TableProps | null} */ (/** @type {unknown} */ (this.ahead.take(at, event, value)));
    this.shown = next !== null;
    if (!next) this.busy();
    this.queue.push({ place: at.place, event, value, seen: at.qid, ...more });
    return next;
  }

  busy() { this.box.setAttribute(BUSY, "true"); }

  // Has the last of them come home since this was asked?
  home() {
    const home = !this.queue.busy && this.box.hasAttribute(BUSY);
    if (home) { this.box.removeAttribute(BUSY); ready(this.box); }
    return home;
  }

  leave() { this.queue.leave(); }
}
