// What comes after going on is fetched while one looks, so that it is there when that is pressed.

import { named } from "./move_queue.js";
import { whenPainted } from "./laid.js";

/** @import { Given } from "./given" */

export class Ahead {
  constructor() {
    /** @type {Given | null} */
    this.panel = null;
    /** @type {Given | null} */
    this.of = null;
  }

  // What stands there now was told by the server: each time it is, things may have been set otherwise.
  /** @param {Given} data */
  look(data) {
    this.panel = null;
    this.of = data.ahead ? data : null;
    if (data.ahead) whenPainted(() => this.ask(data));
  }

  /** @param {Given} data */
  async ask(data) {
    try {
      const answer = await fetch(`/api/place/${data.place}?after=next`, { credentials: "same-origin", headers: named() });
      const { after, panel } = await answer.json();
      if (panel && after === data.qid && this.of === data) this.panel = panel;
    } catch { /* it comes with the reply, as everywhere */ }
  }

  /** @param {Given} data @returns {Given | null} */
  take({ qid, at, lang, who }) {
    const { panel, of } = this;
    this.panel = this.of = null;
    return panel && of?.qid === qid && panel.lang === lang && panel.who === who ? { ...panel, at } : null;
  }
}
