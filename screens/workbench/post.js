// The moves that wait their turn: one is under way, taps that wait go together.
// `have` says what needs not be sent again, `from` what was on the screen: a session that a restart has emptied begins with it.

import { Delivery, nonce } from "./delivery.js";

// Two that wait, as one.
const ONE = {
  cards: (_, now) => now,
  turn: (had, now) => ({
    on: [...had.on.filter((at) => !now.off.includes(at)), ...now.on],
    off: [...had.off.filter((at) => !now.on.includes(at)), ...now.off],
  }),
};

export class Post {
  constructor(say) {
    this.waiting = [];
    this.have = null;
    this.from = undefined;
    this.delivery = new Delivery(say);
  }

  set send(send) { this.delivery.send = send; }

  get busy() { return this.delivery.busy || this.waiting.length > 0; }

  // A `value` may be a function: what it is shows when its turn comes, and undefined is no move.
  push(event, value) {
    const last = this.waiting[this.waiting.length - 1];
    if (last && last.event === event && event in ONE) last.value = ONE[event](last.value, value);
    else this.waiting.push({ event, value, nonce: nonce() });
    this.next();
  }

  next() {
    while (!this.delivery.busy && this.waiting.length) {
      const move = this.waiting.shift();
      const value = typeof move.value === "function" ? move.value() : move.value;
      if (value !== undefined) this.delivery.start({ ...move, value, have: this.have, from: this.from });
    }
  }

  // What the acknowledgement tells is to be on the screen before the next one goes.
  heard(ack) { this.delivery.heard(ack); }

  leave() { this.delivery.leave(); }
}
