// A page's line to a place of the room: what stands there now, again whenever there is news, and what is pressed.

import { MoveQueue, overtaken } from "./move_queue.js";
import { follow } from "./news.js";
import { noEvening, say } from "./page.js";

const AGAIN_AFTER = 4000; // milliseconds until what could not be told is asked for once more

/** @import { PlaceAround } from "../../components/given" */

/**
 * A place as this page is told of it: what its view says, and what a move needs.
 * @template {{ stage: string }} [Says={ stage: string, [name: string]: any }]
 * @typedef {Says & PlaceAround} Told
 */

/** @template {{ stage: string }} [Says={ stage: string, [name: string]: any }] */
export class Line {
  /**
   * @param {string} place
   * @param {{ told: (panel: Told<Says>) => void, refused?: (why: string) => void, away?: (why: string) => void }} hears
   */
  constructor(place, hears) {
    this.place = place;
    this.hears = hears;
    /** @type {Told<Says> | null} */
    this.panel = null;
    this.watched = "";
    this.asking = false;
    this.left = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {(() => void) | undefined} */
    this.unwatch = undefined;
    this.queue = new MoveQueue({
      panel: (panel) => this.take(/** @type {Told<Says>} */ (/** @type {unknown} */ (panel))),
      refused: (why, _, reason) => { if (reason === "no-such-place") this.gone(); else if (why) hears.refused?.(why); },
      waiting: (_, why) => hears.away?.(why || say("waiting")),
    });
    this.end = follow([place], (panel) => this.take(/** @type {Told<Says>} */ (/** @type {unknown} */ (panel))), () => false, (lost) => { if (!this.queue.busy) hears.away?.(lost ? say("away") : ""); }, true, (status, reply) => this.denied(status, reply));
  }

  // What was asked for was not told: there is no such place, or it cannot be read now and is asked for once more.
  /** @param {number} status @param {import("./move_queue.js").Reply} reply */
  denied(status, { refused, why }) {
    if (this.left) return;
    if (refused === "no-such-place") { this.gone(); return; }
    if (status < 500 && status !== 429) return;
    this.hears.away?.(why || say("waiting"));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.again(), AGAIN_AFTER);
  }

  // As after a backup that is older than the evening was put back.
  gone() { this.leave(); noEvening(); }

  /** @param {Told<Says>} panel */
  take(panel) {
    if (this.left) return;
    if (!this.queue.busy) this.hears.away?.(""); // also where the news were here before the reply
    if (overtaken(this.panel, panel)) return;
    if (this.panel && panel.who !== this.panel.who) { location.reload(); return; } // the browser has become somebody else's
    if (!this.panel) this.queue.resume(this.place, panel.who);
    this.panel = panel;
    this.hears.told(panel);
  }

  // A press says which moment it was made at: the second of a double press comes too late and changes nothing. News of the first
  // may be here before its reply, so one more may wait; while the server is away they do not pile up.
  /** @param {string} event @param {unknown} [value] */
  press(event, value = null) {
    if (this.left || this.queue.last || !this.panel) return;
    this.queue.push({ place: this.place, event, value, seen: this.panel.qid });
  }

  // Where matches are shown that others write in: as soon as one has changed, this place is asked for again.
  /** @param {string[]} places */
  watch(places) {
    const wanted = places.join(" ");
    if (wanted === this.watched) return;
    this.watched = wanted;
    this.unwatch?.();
    this.unwatch = places.length ? follow(places, () => this.again()) : undefined;
  }

  async again() {
    if (this.asking || this.left) return;
    this.asking = true;
    try {
      const answer = await fetch(`/api/place/${this.place}`, { credentials: "same-origin" });
      this.asking = false; // what changes from here on is asked for again
      const reply = await answer.json();
      if (this.left) return;
      if (reply.panel) this.take(reply.panel); else this.denied(answer.status, reply);
    } catch { this.asking = false; }
  }

  leave() { this.left = true; clearTimeout(this.timer); this.unwatch?.(); this.end(); this.queue.leave(); }
}
