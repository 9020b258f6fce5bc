// @ts-check
// The browser's one line of news, as a page has it: by the worker that all pages share, or, where there is none, a line of its own
// that it lets go while nobody sees the page, so that those that are seen have theirs.

import { NewsLine } from "./news_line.js";
import { STILL_HERE } from "./news_pages.js";

/** @typedef {import("./news_line.js").Hears} Hears */
/** @typedef {import("./news_line.js").Wanted} Wanted */
/** @typedef {import("./news_pages.js").Said} Said */
/** @typedef {import("./news_pages.js").Answer} Answer */

// The number of what worker and pages say to each other: pages of another release have another worker.
const WORKER = { address: "/news-line/news_worker.js", name: "calzettini news 1" };
const PATIENCE = 5000; // milliseconds for a worker to say that it is there
const UNSEEN = 10_000; // after so long a page that nobody sees has no line of its own

/** @typedef {{ port: { postMessage: (said: Said) => void, onmessage: ((event: { data: Answer }) => void) | null }, onerror: (() => void) | null }} Worker */
/** @typedef {{ worker?: () => Worker | null, line?: NewsLine, setTimeout?: (run: () => void, ms: number) => any }} World */

export class LineOfBrowser {
  /** @param {World} [world] */
  constructor(world = {}) {
    this.later = world.setTimeout ?? ((run, ms) => setTimeout(run, ms));
    this.makeOwn = () => world.line ?? new NewsLine();
    /** @type {Map<number, Wanted & { hears: Hears }>} */
    this.follows = new Map();
    this.last = 0;
    this.waits = 0;
    /** @type {NewsLine | null} the page's own, where there is no worker */
    this.own = null;
    this.worker = (world.worker ?? shared)();
    if (this.worker) this.greet(this.worker); else this.alone();
    document.addEventListener("visibilitychange", () => this.turned());
    window.addEventListener("pagehide", () => this.say({ bye: true }));
    // Out of the browser's memory of pages: the worker has been told that this one went.
    window.addEventListener("pageshow", ({ persisted }) => { if (persisted) this.anew(); });
  }

  /** @param {Wanted} wanted @param {Hears} hears @returns {number} by which it is left */
  follow(wanted, hears) {
    this.last += 1;
    this.follows.set(this.last, { ...wanted, hears });
    this.tell(this.last);
    return this.last;
  }

  /** @param {number} of @param {string} who */
  known(of, who) {
    const follow = this.follows.get(of);
    if (!follow) return;
    follow.who = who;
    if (this.own) this.own.known(of, who); else this.say({ known: of, who });
  }

  /** @param {number} of */
  leave(of) {
    this.follows.delete(of);
    if (this.own) this.own.leave(of); else this.say({ leave: of });
  }

  /** @param {number} of */
  tell(of) {
    const follow = this.follows.get(of);
    if (!follow) return;
    const { places, whole, who, lang, hears } = follow;
    if (this.own) this.own.follow(of, { places, whole, who, lang }, hears); else this.say({ follow: of, places, whole, who, lang });
  }

  anew() {
    for (const of of this.follows.keys()) this.tell(of);
  }

  /** @param {Said} said */
  say(said) { this.worker?.port.postMessage(said); }

  /** @param {Worker} worker */
  greet(worker) {
    this.waits = 1;
    worker.onerror = () => this.alone();
    worker.port.onmessage = ({ data }) => this.hear(data);
    this.later(() => this.stillThere(), PATIENCE);
  }

  // A worker may die, or a browser have one that never begins: whoever hears nothing from it goes on alone.
  stillThere() {
    if (!this.worker) return;
    if (this.waits && !document.hidden) { this.alone(); return; }
    this.waits = 1;
    this.say({ here: true });
    this.later(() => this.stillThere(), STILL_HERE);
  }

  /** @param {Answer} told */
  hear(told) {
    this.waits = 0;
    if ("hello" in told) return;
    if ("anew" in told) { this.anew(); return; }
    const hears = this.follows.get(told.of)?.hears;
    if ("look" in told) hears?.look();
    else if ("lost" in told) hears?.lost(told.lost);
    else hears?.news(told.place, told.moment, told.panel);
  }

  alone() {
    if (this.own) return;
    if (this.worker) { this.worker.port.onmessage = null; this.say({ bye: true }); }
    this.worker = null;
    this.own = this.makeOwn();
    this.anew();
  }

  turned() {
    if (!document.hidden) {
      this.waits = 0;
      if (this.own) this.own.awake(); else this.say({ awake: true });
    } else if (this.own) this.later(() => { if (document.hidden) this.own?.rest(); }, UNSEEN);
  }
}

/** @returns {Worker | null} */
function shared() {
  if (typeof SharedWorker !== "function") return null;
  try {
    return /** @type {any} */ (new SharedWorker(WORKER.address, { type: "module", name: WORKER.name }));
  } catch { return null; }
}

/** @type {LineOfBrowser | undefined} */
let line;

/** The one of this page. */
export function lineOfBrowser() { return line ??= new LineOfBrowser(); }
