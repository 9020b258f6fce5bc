// @ts-check
// What the browser keeps of the table: the texts of all positions seen, for undo and redo, and the position in the address.

const NAME = "calzettini workbench";
const MOST_KEPT = 3000;
const POSITION = "p";
const WAY = "do";
const FIRST_WAY = "count";

/** @typedef {{ texts: string[], at: number, base?: string }} Kept `base`: what the page would begin with by itself */

export class HistoryStore {
  /** @param {{ place: string, addressed: boolean, begins?: string }} its `begins`: the first position, where none stands in the address */
  constructor({ place, addressed, begins }) {
    this.path = addressed ? location.pathname : null;
    this.name = addressed ? NAME : `${NAME} ${place}`;
    this.begins = begins;
    this.stepping = false;
    this.blank = "";
    this.frame = 0;
    const { texts, at, base } = found(this.name);
    this.texts = texts;
    this.at = at;
    /** What was on the screen when the page was left, where the page does not begin with it by itself. @type {string | undefined} */
    this.standing = at >= 0 && base !== undefined && base === this.base ? texts[at] : undefined;
    this.leaving = () => this.write();
    window.addEventListener("pagehide", this.leaving);
    /** The page is about to go, to the address it had when that was asked for: one that is written now would be lost. */
    this.going = false;
    this.asked = () => { this.going = true; };
    window.addEventListener("beforeunload", this.asked);
  }

  // The way of working that the address tells; undefined where the address is not this table's.
  get way() {
    return location.pathname === this.path ? new URL(location.href).searchParams.get(WAY) || FIRST_WAY : undefined;
  }

  /** @returns {string | undefined} */
  get text() { return this.texts[this.at]; }
  get first() { return this.at <= 0; }
  get last() { return this.at >= this.texts.length - 1; }

  // The position that the address tells, as it stands there; undefined where there is none.
  get addressed() { return location.pathname === this.path ? new URL(location.href).searchParams.get(POSITION) ?? undefined : undefined; }

  // What is to be on the table when the page is opened; undefined where the page may begin as it likes.
  get wanted() { return this.standing ?? this.addressed; }

  get base() { return this.path === null ? this.begins : this.addressed ?? ""; }

  // A step back or forth; the text of the position there, or undefined.
  /** @param {number} by */
  step(by) {
    const to = this.texts[this.at + by];
    if (to !== undefined) this.stepping = true;
    return to;
  }

  // The server answered with this position.
  /** @param {string} text @param {string} blank */
  remember(text, blank) {
    this.blank = blank;
    this.going = false; // what was asked for may not have come
    if (this.text !== text) {
      const near = [this.at + 1, this.at - 1].find((at) => this.stepping && this.texts[at] === text);
      if (near !== undefined) this.at = near;
      else { this.texts = [...this.texts.slice(0, this.at + 1), text].slice(-MOST_KEPT); this.at = this.texts.length - 1; }
      this.stepping = false;
    }
    // To change its address costs the browser more than to count a pile costs the server: once the sheet has been painted.
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => setTimeout(() => { this.address(); this.write(); }));
    });
  }

  // Is the address behind what is on the screen? Within the app another page may be there before this one is taken away.
  get late() {
    return this.text !== undefined && location.pathname === this.path && this.addressed !== this.text
      && !(this.addressed === undefined && this.text === this.blank);
  }

  address() {
    if (!this.late || this.going) return;
    const here = new URL(location.href);
    here.searchParams.set(POSITION, /** @type {string} */ (this.text));
    history.replaceState(history.state, "", here);
  }

  // Another way of working is an address of its own, to which Back and Forward lead; the position goes along.
  /** @param {string} way */
  turn(way) {
    this.address();
    const here = new URL(location.href);
    if (way === FIRST_WAY) here.searchParams.delete(WAY); else here.searchParams.set(WAY, way);
    history.pushState(history.state, "", here);
  }

  write() {
    const { texts, at } = this;
    if (at < 0) return;
    // An address that is up to date, or that of another page, tells what to begin with by itself.
    const base = this.path === null || this.late ? this.base : undefined;
    try { sessionStorage.setItem(this.name, JSON.stringify({ texts, at, base })); } catch { /* full, or switched off: undo lives as long as the page */ }
  }

  leave() {
    cancelAnimationFrame(this.frame);
    this.write();
    window.removeEventListener("pagehide", this.leaving);
    window.removeEventListener("beforeunload", this.asked);
  }
}

/** @param {string} name @returns {Kept} */
function found(name) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? "null");
    if (kept && Array.isArray(kept.texts) && Number.isInteger(kept.at)) return kept;
  } catch { /* a browser that keeps nothing */ }
  return { texts: [], at: -1 };
}
