// The moves of a table that are under way: it is busy until the last of them has come home.

import { MoveQueue } from "./move_queue.js";

/** @import { Given } from "./given" */

const BUSY = "aria-busy";

export class UnderWay {
  /** @param {HTMLElement} box @param {import("./move_queue.js").Hears} hears */
  constructor(box, hears) {
    this.box = box;
    this.queue = new MoveQueue(hears);
  }

  get any() { return this.queue.busy; }

  // What was under way when the page was left.
  /** @param {Given} at */
  resume({ place, who }) { if (this.queue.resume(place, who)) this.box.setAttribute(BUSY, "true"); }

  /** @param {Given} at @param {string} event @param {unknown} value @param {{ ms?: number }} [more] */
  send({ place, qid }, event, value, more = {}) {
    this.box.setAttribute(BUSY, "true");
    this.queue.push({ place, event, value, seen: qid, ...more });
  }

  // Has the last of them come home since this was asked?
  home() {
    const home = !this.any && this.box.hasAttribute(BUSY);
    if (home) this.box.removeAttribute(BUSY);
    return home;
  }

  leave() { this.queue.leave(); }
}
