// @ts-check
// What a press leads to is fetched before it: on from what one looks at, and of an answer that is chosen and not yet given. So it is
// there at the press.

import { named } from "./move_queue.js";

/** @typedef {import("./move_queue.js").Panel & { lang: string, leaves?: boolean }} Panel */

const NOTHING = "";

export class Ahead {
  constructor() {
    /** The moment it is about. @type {Panel | null} */
    this.of = null;
    /** The press whose outcome is wanted, as it is asked for. */
    this.wanted = NOTHING;
    /** What it leads to. @type {Panel | null} */
    this.panel = null;
    this.asking = false;
  }

  // What stands there now was told by the server: each time it is, things may have been set otherwise.
  /** @param {Panel | null} panel null where nothing can be known */
  look(panel) {
    this.of = panel;
    this.wanted = NOTHING;
    this.panel = null;
  }

  /** @param {string} event @param {unknown} value */
  want(event, value) {
    const press = asked(event, value);
    if (!this.of || this.wanted === press) return;
    this.wanted = press;
    this.panel = null;
    requestAnimationFrame(() => setTimeout(() => this.ask())); // after the paint
  }

  // One at a time: players who think are not to think of each card that is chosen and put back.
  async ask() {
    const { of, wanted } = this;
    if (this.asking || !of || wanted === NOTHING || this.panel) return;
    this.asking = true;
    try {
      const answer = await fetch(`/api/place/${of.place}?${wanted}`, { credentials: "same-origin", headers: named() });
      const { after, panel } = await answer.json();
      // Of a place that the page has more to say of than this, it says it when that is written.
      if (this.of === of && this.wanted === wanted && panel && after === of.qid && panel.leaves === of.leaves) this.panel = panel;
    } catch { /* it comes with the reply, as everywhere */ }
    this.asking = false;
    if (this.of !== of || this.wanted !== wanted) this.ask();
  }

  /** What the press leads to, where that has come. @param {Panel} at @param {string} event @param {unknown} value @returns {Panel | null} */
  take({ qid, at, lang, who }, event, value) {
    const { panel, of, wanted } = this;
    this.of = this.panel = null;
    this.wanted = NOTHING;
    return panel && wanted === asked(event, value) && of?.qid === qid && panel.lang === lang && panel.who === who ? { ...panel, at } : null;
  }
}

/** @param {string} event @param {unknown} value */
function asked(event, value) {
  return `after=${event}${value === null ? "" : `&value=${encodeURIComponent(JSON.stringify(value))}`}`;
}
