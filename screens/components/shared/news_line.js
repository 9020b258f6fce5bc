// @ts-check
// One line of news for many who follow places: a browser opens six connections to one address, and each page with a line of its
// own would take one of them for good. It knows no page: it runs in the worker that all pages of a browser share, or in a page.

/** @typedef {import("../given").PlaceAround} Panel as in move_queue.js */

/**
 * What a follower hears. `news` has the panel only where it is told on the line, and only if it is this follower's own.
 * @typedef {object} Hears
 * @property {() => void} look what stands there now is to be asked for: the line has opened, or there is none
 * @property {(lost: boolean) => void} lost the line is cut, or there again
 * @property {(place: string, moment: string, panel: Panel | null) => void} news
 */

/**
 * `whole`: is what stands there to be told with the news? `who`: the name by which panels call the learner of the page, empty as
 * long as that is not known. `lang`: the language of the page: what a worker asks for need not say it.
 * @typedef {{ places: string[], whole: boolean, who: string, lang: string }} Wanted
 */

/** @typedef {Wanted & { hears: Hears, listens: boolean }} Follower */

/** @typedef {{ EventSource?: typeof EventSource, setTimeout?: (run: () => void, ms: number) => any, now?: () => number }} World */

const SETTLES = 20; // milliseconds in which those who come together are put on one line
const AGAIN = 3000; // until a line that was refused is tried again; as long as there is none, all look as often
const JUST_NOW = 1000; // a line that was opened so lately is alive
const CLOSED = 2; // EventSource.CLOSED
const ON_THE_WAY = 2000; // in which news told on the line before, and not on the one that has opened, may still come

export class NewsLine {
  /** @param {World} [world] */
  constructor(world = {}) {
    this.Source = "EventSource" in world ? world.EventSource : globalThis.EventSource;
    this.later = world.setTimeout ?? ((run, ms) => setTimeout(run, ms));
    this.now = world.now ?? (() => Date.now());
    /** @type {Map<unknown, Follower>} by whatever the follower is known by */
    this.followers = new Map();
    /** @type {EventSource | null} the one on which news are heard */
    this.line = null;
    /** @type {EventSource | null} the one that is being opened; till it is, the one before it stays */
    this.next = null;
    /** @type {EventSource | null} the one before, of which something may still be on its way */
    this.last = null;
    this.asked = this.lang = "";
    this.openedAt = -Infinity;
    this.settling = this.looking = false;
  }

  /** @param {unknown} key @param {Wanted} wanted @param {Hears} hears */
  follow(key, wanted, hears) {
    this.followers.set(key, { ...wanted, hears, listens: false });
    this.settle();
  }

  // Whose page it is shows when it has asked for the first time. A line that was opened for somebody else tells it nothing.
  /** @param {unknown} key @param {string} who */
  known(key, who) {
    const follower = this.followers.get(key);
    if (follower) follower.who = who;
  }

  /** @param {unknown} key */
  leave(key) {
    if (this.followers.delete(key)) this.settle();
  }

  // A page has been asleep, or in the background: the line may be dead without knowing it.
  /** @param {(key: unknown) => boolean} [which] */
  awake(which = () => true) {
    for (const [key, follower] of this.followers) if (which(key)) follower.listens = false;
    if (this.line && this.now() - this.openedAt < JUST_NOW) this.catchUp();
    else { this.asked = ""; this.settle(); }
  }

  /** Nobody needs it now; `awake` opens it again. */
  rest() {
    this.end();
    for (const follower of this.followers.values()) follower.listens = false;
  }

  settle() {
    if (this.settling) return;
    this.settling = true;
    this.later(() => { this.settling = false; this.settled(); }, SETTLES);
  }

  settled() {
    if (!this.followers.size) { this.end(); return; }
    const all = [...this.followers.values()];
    this.lang = all.find(({ whole }) => whole)?.lang ?? "";
    const asked = addressOf(all, this.lang);
    if (asked !== this.asked) this.open(asked);
    else if (this.line) this.catchUp();
  }

  /** @param {string} asked */
  open(asked) {
    this.asked = asked;
    if (!this.Source) { this.lookOften(); return; }
    if (this.next !== this.line) this.next?.close();
    const line = new this.Source(`/api/news?${asked}`);
    this.next = line;
    /** @type {Record<string, Panel>} what this line has told of each place, in all */
    let told = {};
    line.onopen = () => {
      told = {};
      if (this.line !== line) { this.last?.close(); this.last = this.line; }
      const before = this.last;
      if (before) this.later(() => before.close(), ON_THE_WAY);
      this.line = line;
      this.openedAt = this.now();
      this.catchUp();
    };
    line.onmessage = ({ data }) => {
      const { place, moment, ...news } = JSON.parse(data);
      const panel = together(told[place], news);
      if (panel) told[place] = panel;
      this.tell(place, moment, panel);
    };
    line.onerror = () => this.failed(line);
    this.lookOften();
  }

  /** @param {EventSource} line */
  failed(line) {
    if (line !== this.line && line !== this.next) { line.close(); return; }
    if (this.line === line) this.line = null;
    if (!this.line) for (const follower of this.followers.values()) { follower.listens = false; follower.hears.lost(true); }
    // A line that was refused (a restarted proxy, too many at once) is not opened again by the browser itself.
    if (line.readyState === CLOSED) { this.next = null; this.later(() => { if (!this.next) { this.asked = ""; this.settle(); } }, AGAIN); }
    this.lookOften();
  }

  // What happened while they did not listen they ask for.
  catchUp() {
    for (const follower of this.followers.values()) {
      if (follower.listens) continue;
      follower.listens = true;
      follower.hears.lost(false);
      follower.hears.look();
    }
  }

  // Where no line is open, as behind a proxy that holds it back, everybody looks every few seconds.
  lookOften() {
    if (this.looking) return;
    this.looking = true;
    this.later(() => {
      this.looking = false;
      if (this.line || !this.asked || !this.followers.size) return;
      for (const { hears } of this.followers.values()) hears.look();
      this.lookOften();
    }, AGAIN);
  }

  // The browser may have become somebody else's since a page was opened: what one may see the other is not shown.
  /** @param {string} place @param {string} moment @param {Panel | null} panel */
  tell(place, moment, panel) {
    let foreign = false;
    for (const { places, whole, who, lang, hears } of [...this.followers.values()]) {
      if (!places.includes(place)) continue;
      const own = whole && panel !== null && panel.who === who && lang === this.lang;
      foreign ||= whole && panel !== null && who !== "" && panel.who !== who;
      hears.news(place, moment, own ? panel : null);
    }
    if (foreign && this.now() - this.openedAt > JUST_NOW) { this.asked = ""; this.settle(); }
  }

  end() {
    for (const line of [this.line, this.next, this.last]) line?.close();
    this.line = this.next = this.last = null;
    this.asked = "";
  }
}

/** @param {Wanted[]} followers @param {string} lang */
function addressOf(followers, lang) {
  const whole = new Set(followers.flatMap((one) => (one.whole ? one.places : [])));
  const rest = new Set(followers.flatMap((one) => one.places).filter((place) => !whole.has(place)));
  const named = (/** @type {string} */ name, /** @type {Set<string>} */ all) => [...all].sort().map((place) => `${name}=${encodeURIComponent(place)}`);
  return [...named("panel", whole), ...named("place", rest), ...(whole.size ? [`lang=${encodeURIComponent(lang)}`] : [])].join("&");
}

/**
 * What stands there, from what the line has told of it and what it tells now; null where that is not told.
 * @template {Record<string, any>} T
 * @param {T | undefined} before
 * @param {{ panel?: T, more?: Partial<T>, gone?: string[] }} news
 * @returns {T | null}
 */
export function together(before, { panel, more, gone = [] }) {
  if (panel) return panel;
  if (!before || !more) return null;
  const now = { ...before, ...more };
  for (const key of gone) delete now[key];
  return now;
}
