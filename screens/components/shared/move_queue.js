// @ts-check
// Moves on their way to the server: one at a time, sent until an answer comes, and kept through a reload. It knows no page and no host.

/**
 * @typedef {{ place: string, event: string, value: unknown, seen: string, nonce: string, ms?: number }} Move
 * @typedef {import("../given").PlaceAround} Panel what a place is told with; each sort has more
 * @typedef {{ ack?: string, panel?: Panel, refused?: string, why?: string }} Reply
 * @typedef {object} Hears
 * @property {(panel: Panel, move: Move) => void} panel what the place looks like now
 * @property {(why: string, move: Move, reason?: string) => void} refused why the move was not taken, in words, and as a code
 * @property {(reason: "away" | "unavailable" | "fast", why: string) => void} waiting it is not saved yet and will be tried again; why, if the server said so
 */

const ADDRESS = "/api/move";
const KEPT = "calzettini moves";
const RETRY_AFTER = [300, 1000, 3000, 5000];
const PATIENCE = 15000;
const LONGEST_ON_ITS_WAY = 60e6; // microseconds

/** Was this told before what is on the screen, and has only come later? Nothing is on its way for a minute: what seems older than that
 * was told by a clock that has been set back, and is news. @param {{ at: number } | null | undefined} shown @param {{ at: number }} told */
export const overtaken = (shown, told) => !!shown && told.at < shown.at && shown.at - told.at < LONGEST_ON_ITS_WAY;

// Queues whose place is on the page. What one that was left brings home is told there: else one's own move would look like somebody else's.
/** @type {Set<MoveQueue>} */
const here = new Set();

export class MoveQueue {
  /**
   * @param {Hears} hears
   * @param {{ fetch?: typeof fetch, storage?: Storage, setTimeout?: (run: () => void, ms: number) => any }} [world]
   */
  constructor(hears, world = {}) {
    this.hears = hears;
    this.fetch = world.fetch ?? ((...args) => fetch(...args));
    this.storage = world.storage ?? safeStorage();
    this.later = world.setTimeout ?? ((run, ms) => setTimeout(run, ms));
    /** @type {Move[]} */
    this.waiting = [];
    /** @type {Move | null} */
    this.move = null;
    this.tries = 0;
    this.left = false;
    this.timer = undefined;
    this.soon = () => { if (this.move && this.resting && !document.hidden) this.retry(0); };
    for (const name of ["online", "focus"]) window.addEventListener(name, this.soon);
    document.addEventListener("visibilitychange", this.soon);
    // What is under way when the page goes is sent once more, in the way that outlives a page: it counts once. Each time it would
    // be some milliseconds slower.
    this.going = () => { if (this.move) this.fetch(ADDRESS, { ...asked(this.move), keepalive: true }).catch(() => {}); };
    window.addEventListener("pagehide", this.going);
  }

  get busy() { return this.move !== null || this.waiting.length > 0; }

  /** Moves of this place that were on their way when the page was left; they go first. Returns how many there are.
   * @param {string} place @param {string} who */
  resume(place, who) {
    const all = this.kept();
    const mine = all.filter((one) => one.who === who && one.move.place === place).map((one) => one.move);
    this.waiting.unshift(...mine);
    this.who = who;
    this.place = place;
    here.add(this);
    this.next();
    return mine.length;
  }

  /** @param {Omit<Move, "nonce">} move */
  push(move) {
    const made = { ...move, nonce: nonce() };
    this.waiting.push(made);
    this.next();
    return made;
  }

  /** The last one that waits and is not yet on its way, so that another may join it. */
  get last() { return this.waiting[this.waiting.length - 1]; }

  next() {
    if (this.move) return;
    if (!this.waiting.length) { if (this.left) this.deaf(); return; }
    this.move = /** @type {Move} */ (this.waiting.shift());
    this.tries = 0;
    this.send();
    this.keep(); // while it is on its way
  }

  async send() {
    const move = /** @type {Move} */ (this.move);
    this.resting = false;
    const { status, reply } = await this.post(move);
    if (this.move !== move) return;
    if (!reply || status >= 500) { this.rest(reply ? "unavailable" : "away", reply?.why); return; }
    if (status === 429) { this.rest("fast", reply.why); return; }
    this.move = null;
    this.keep();
    if (!this.left) this.tell(reply, move);
    else for (const one of here) if (one.place === move.place && one.who === this.who) one.tell(reply, move);
    this.next();
  }

  /** @param {Reply} reply @param {Move} move */
  tell(reply, move) {
    if (reply.panel) this.hears.panel(reply.panel, move);
    if (reply.refused && (reply.why || !reply.panel)) this.hears.refused(reply.why || "", move, reply.refused);
  }

  /** @param {Move} move @returns {Promise<{ status: number, reply: Reply | null }>} */
  async post(move) {
    const stop = new AbortController();
    const timeout = setTimeout(() => stop.abort(), PATIENCE);
    try {
      const answer = await this.fetch(ADDRESS, { ...asked(move), signal: stop.signal });
      const reply = await answer.json();
      return { status: answer.status, reply: reply && typeof reply === "object" ? reply : null };
    } catch {
      return { status: 0, reply: null }; // no connection, no answer, or none of ours: a proxy's page, a half written line
    } finally {
      clearTimeout(timeout);
    }
  }

  /** @param {"away" | "unavailable" | "fast"} reason @param {string} [why] */
  rest(reason, why) {
    if (!this.left) this.hears.waiting(reason, why ?? "");
    this.retry(RETRY_AFTER[Math.min(this.tries, RETRY_AFTER.length - 1)]);
  }

  /** @param {number} after */
  retry(after) {
    clearTimeout(this.timer);
    this.tries += 1;
    this.resting = true;
    this.timer = this.later(() => { if (this.move && this.resting) this.send(); }, after);
  }

  /** The place is left: nobody hears any more, but what is on its way still goes there. */
  leave() {
    this.left = true;
    here.delete(this);
    if (!this.busy) this.deaf();
  }

  deaf() {
    for (const name of ["online", "focus"]) window.removeEventListener(name, this.soon);
    document.removeEventListener("visibilitychange", this.soon);
    window.removeEventListener("pagehide", this.going);
  }

  /** @returns {{ who: string, move: Move }[]} */
  kept() {
    try {
      const kept = JSON.parse(this.storage.getItem(KEPT) || "[]");
      return Array.isArray(kept) ? kept.filter((one) => one && one.move && typeof one.move.nonce === "string") : [];
    } catch { return []; }
  }

  keep() {
    const own = [...(this.move ? [this.move] : []), ...this.waiting];
    const places = new Set([...own, ...(this.had || [])].map((move) => move.place));
    const others = this.kept().filter((one) => !places.has(one.move.place));
    this.had = own;
    const all = [...others, ...own.map((move) => ({ who: this.who || "", move }))];
    try {
      if (all.length) this.storage.setItem(KEPT, JSON.stringify(all));
      else this.storage.removeItem(KEPT);
    } catch { /* full, or switched off: a move then waits as long as the page lives */ }
  }
}

/** @param {Move} move @returns {RequestInit} */
function asked(move) {
  const headers = { "Content-Type": "application/json", ...named() };
  return { method: "POST", credentials: "same-origin", headers, body: JSON.stringify(move) };
}

// crypto.randomUUID does not exist on plain http in a club's network; getRandomValues does.
export function nonce() {
  const drawn = crypto.getRandomValues(new Uint32Array(3));
  return `${Date.now().toString(36)  }.${  Array.from(drawn, (n) => n.toString(36)).join("")}`;
}

// Where a browser keeps no cookies, the address names the learner.
/** @returns {Record<string, string>} */
export function named() {
  const code = new URLSearchParams(location.search).get("learner");
  return code ? { "X-Calzettini-Learner": code } : {};
}

/** @returns {Storage} */
function safeStorage() {
  try { return window.sessionStorage; } catch { return /** @type {any} */ ({ getItem: () => null, setItem() {}, removeItem() {} }); }
}
