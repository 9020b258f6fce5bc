// @ts-check
// What a press would write is shown at the press, while it is on its way to be written; what stands is known until then.

import { Ahead } from "./ahead.js";

/** @import { Shown, Told } from "./host" */

export class Foreseen {
  constructor() {
    this.ahead = new Ahead();
    /** What stands there, while what a press leads to is shown already. @type {Shown | null} */
    this.stands = null;
  }

  // What was written last is most often what is pressed next without another word: it is taken back.
  /** @param {Shown} panel @param {boolean} busy is something on its way to be written? */
  look(panel, busy) {
    if (busy || this.stands) return;
    this.ahead.look(panel);
    if ("undo" in panel && panel.undo) this.chosen("undo", { number: panel.undo.number });
  }

  /** This would be written at a press. @param {string} event @param {unknown} value */
  chosen(event, value) { this.ahead.want(event, value); }

  /** It is pressed: what that leads to, where it is known. @param {Shown} panel @param {string} event @param {unknown} value */
  take(panel, event, value) {
    const next = this.ahead.take(panel, event, value);
    this.stands = next && panel;
    return next;
  }

  /** The answer to a press has come: what it is to be told upon. @param {Shown} shown @param {Told} told */
  settled(shown, told) {
    const { stands } = this;
    this.stands = null;
    return stands && "length" in told && "length" in shown && told.length < shown.length ? stands : shown; // it was not written after all
  }
}
