// One move at a time to the server, sent again until it is acknowledged: a click during a lost connection vanishes without a word.

// Each time it asks for a whole run, which ends the one under way: the time it leaves to a busy server must grow past any run.
const RESEND_AFTER = [1200, 2500, 5000, 10000, 20000, 40000];
const AFTER_WAKING = 250;

// Whoever hears this asks the server for a whole run (screens/look/page.js): after a restart it knows no fragments, and drops what is sent to one.
export const WAKE = "calzettini-wake";

export class Delivery {
  // `late` is told how often a move has been sent in vain.
  constructor(late) {
    this.late = late;
    this.move = null;
    this.woken = () => { this.woke = this.move !== null; };
    window.addEventListener(WAKE, this.woken);
  }

  get busy() { return this.move !== null; }

  start(move) {
    this.move = move;
    this.tries = 0;
    this.woke = false;
    this.deliver();
  }

  deliver() {
    if (this.tries) {
      this.late(this.tries);
      window.dispatchEvent(new Event(WAKE));
    }
    this.post(RESEND_AFTER[Math.min(this.tries, RESEND_AFTER.length - 1)]);
    this.tries += 1;
  }

  post(wait) {
    clearTimeout(this.timer);
    this.send(this.move);
    this.timer = setTimeout(() => { if (this.move) this.deliver(); }, wait);
  }

  // Something came from the server; true if it was the acknowledgement.
  heard(ack) {
    if (!this.move) return false;
    if (this.move.nonce === ack) { this.stop(); return true; }
    if (this.woke) {
      // The server has just been woken: now it can hear.
      this.woke = false;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => { if (this.move) this.post(RESEND_AFTER[1]); }, AFTER_WAKING);
    }
    return false;
  }

  stop() {
    clearTimeout(this.timer);
    this.move = null;
  }

  leave() {
    this.stop();
    window.removeEventListener(WAKE, this.woken);
  }
}

// crypto.randomUUID does not exist on plain http in a club's network; getRandomValues does.
export function nonce() {
  const drawn = crypto.getRandomValues(new Uint32Array(3));
  return Date.now().toString(36) + "." + Array.from(drawn, (n) => n.toString(36)).join("");
}
