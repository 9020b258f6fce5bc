// @ts-check
// The moves of a position on their way: taps that wait go as one, and each goes from the position on the screen when its turn comes.

/** @import { Move, MoveQueue } from "./move_queue.js" */
/** @import { On } from "./host" */

/** @typedef {{ on: number[], off: number[] }} Turned */

/** Two that wait, as one. @type {Record<string, (had: any, now: any) => unknown>} */
const ONE = {
  cards: (_, now) => now,
  turn: (/** @type {Turned} */ had, /** @type {Turned} */ now) => ({
    on: [...had.on.filter((at) => !now.off.includes(at)), ...now.on.filter((at) => !had.on.includes(at))],
    off: [...had.off.filter((at) => !now.on.includes(at)), ...now.off.filter((at) => !had.off.includes(at))],
  }),
};

export class Taps {
  /** @param {MoveQueue} queue @param {string} place @param {() => string} seen the position on the screen */
  constructor(queue, place, seen) {
    this.queue = queue;
    this.place = place;
    this.seen = seen;
    /** Steps that wait: where they lead is known when all before them is counted. @type {WeakMap<Move, () => unknown>} */
    this.steps = new WeakMap();
  }

  // A `value` may be a function: what it is shows when its turn comes, and undefined is no move.
  /** @type {On} */
  push(event, value) {
    const last = this.queue.last;
    if (last && last.place === this.place && last.event === event && event in ONE) {
      last.value = ONE[event](last.value, value);
      return;
    }
    const waits = this.queue.busy && typeof value === "function";
    const told = typeof value === "function" && !waits ? value() : value;
    if (told === undefined) return;
    const move = this.queue.push({ place: this.place, event, value: waits ? null : told, seen: this.seen() });
    if (waits) this.steps.set(move, /** @type {() => unknown} */ (told));
  }

  // A move was answered: what waits goes from there. To be called before the next one is sent.
  heard() {
    const { waiting } = this.queue;
    for (const move of waiting) if (move.place === this.place) move.seen = this.seen();
    while (waiting.length) {
      const step = this.steps.get(waiting[0]);
      if (!step) return;
      const value = step();
      if (value !== undefined) { waiting[0].value = value; return; }
      waiting.shift();
    }
  }
}
