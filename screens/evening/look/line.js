// A page's line to a place of the room: what stands there now, again whenever there is news, and what is pressed.

import { MoveQueue } from "./move_queue.js";
import { follow } from "./news.js";
import { say } from "./page.js";

/**
 * A place as this page is told of it; each sort has more.
 * @typedef {import("./move_queue.js").Panel & { stage: string, [name: string]: any }} Told
 */

export class Line {
  /**
   * @param {string} place
   * @param {{ told: (panel: Told) => void, refused?: (why: string) => void, away?: (why: string) => void }} hears
   */
  constructor(place, hears) {
    this.place = place;
    this.hears = hears;
    /** @type {Told | null} */
    this.panel = null;
    this.watched = "";
    this.asking = false;
    /** @type {(() => void) | undefined} */
    this.unwatch = undefined;
    this.queue = new MoveQueue({
      panel: (panel) => this.take(/** @type {Told} */ (panel)),
      refused: (why) => { if (why) hears.refused?.(why); },
      waiting: (_, why) => hears.away?.(why || say("waiting")),
    });
    this.end = follow([place], (panel) => this.take(/** @type {Told} */ (panel)), () => false, (lost) => { if (!this.queue.busy) hears.away?.(lost ? say("away") : ""); }, true);
  }

  /** @param {Told} panel */
  take(panel) {
    if (!this.queue.busy) this.hears.away?.(""); // also where the news were here before the reply
    if (this.panel && panel.at < this.panel.at) return; // overtaken
    if (this.panel && panel.who !== this.panel.who) { location.reload(); return; } // the browser has become somebody else's
    if (!this.panel) this.queue.resume(this.place, panel.who);
    this.panel = panel;
    this.hears.told(panel);
  }

  // A press says which moment it was made at: the second of a double press comes too late and changes nothing. News of the first
  // may be here before its reply, so one more may wait; while the server is away they do not pile up.
  /** @param {string} event @param {unknown} [value] */
  press(event, value = null) {
    if (this.queue.last || !this.panel) return;
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
    if (this.asking) return;
    this.asking = true;
    try {
      const answer = await fetch(`/api/place/${this.place}`, { credentials: "same-origin" });
      this.asking = false; // what changes from here on is asked for again
      const { panel } = await answer.json();
      if (panel) this.take(panel);
    } catch { this.asking = false; }
  }

  leave() { this.unwatch?.(); this.end(); this.queue.leave(); }
}
