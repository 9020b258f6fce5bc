// The moves that wait their turn: one is under way, of several selections the newest is enough.
// `have` says what needs not be sent again, `from` what was on the screen: a session that a restart has emptied begins with it.

import { Delivery, nonce } from "./delivery.js";

export class Post {
  constructor(say) {
    this.waiting = [];
    this.have = null;
    this.from = undefined;
    this.delivery = new Delivery(say);
  }

  set send(send) { this.delivery.send = send; }

  get busy() { return this.delivery.busy || this.waiting.length > 0; }

  push(event, value) {
    const last = this.waiting[this.waiting.length - 1];
    // The whole selection travels: of several that wait, the newest is enough.
    if (last && last.event === event && event === "cards") last.value = value;
    else this.waiting.push({ event, value, nonce: nonce(), have: this.have });
    this.next();
  }

  next() {
    if (!this.delivery.busy && this.waiting.length) this.delivery.start({ ...this.waiting.shift(), from: this.from });
  }

  settled(ack) { if (this.delivery.heard(ack)) this.next(); }

  leave() { this.delivery.leave(); }
}
