// A card that one press plays, or that plays itself: for a moment it lies where it is played, and can be taken back; then it goes.

import { whyNot } from "./card.js";
import { fill, flag, whenPainted } from "./dom.js";
import { MINE } from "./felt.js";
import { attending } from "./focusing.js";
import { toward, whenLain } from "./motion.js";

/** @import { TableProps } from "./given" */
/** @typedef {import("./panel.js").Panel} Panel */

export const MOMENT = 1500; // milliseconds in which it can be taken back

/**
 * What it needs of the table.
 * @typedef {object} Playing
 * @property {TableProps} data
 * @property {Panel} panel
 * @property {HTMLElement} box
 * @property {HTMLElement} voice
 * @property {boolean} open may a card be played now?
 * @property {import("./choosing.js").Choosing} choosing
 * @property {(place: number) => void} touched
 * @property {() => void} changed
 * @property {import("./bar.js").Bar} bar
 * @property {import("./closer.js").Closer} closer
 * @property {boolean} complete is there an answer to be sent?
 * @property {(event: "answer") => void} ask
 */

export class Holding {
  /** @param {Playing} table */
  constructor(table) {
    this.table = table;
    /** @type {ReturnType<typeof setTimeout> | null} */
    this.timer = null;
    /** The card on its way. @type {HTMLElement | null} */
    this.card = null;
    /** @type {Animation | null} */
    this.flight = null;
    /** Of which moment the only card was taken back: it does not play itself again. */
    this.back = "";
    /** At which moment what was played is to be taken back: the one before it does not play itself either. */
    this.undoes = "";
    /** Does the card on its way play itself? */
    this.itself = false;
    this.attention = attending(table.box, () => this.lookedAway());
  }

  get any() { return this.timer !== null; }

  // What may be pressed; as long as a card can be taken back before it goes, there is the button for it.
  tell() {
    const { data, box, bar, complete } = this.table;
    flag(box, "data-holds", this.any);
    bar.update(this.any ? { ...data, can: { ...data.can, undo: true } } : data, complete);
  }

  // Others have come down in so many milliseconds: what came of a trick is seen when all lie there, and only then one plays itself.
  /** @param {number} ms */
  lain(ms) {
    this.landed();
    flag(this.table.box, "data-falling", ms > 0);
    whenLain(() => { flag(this.table.box, "data-falling", false); this.offer(); });
  }

  // The only card that may go plays itself, unless one has chosen something already.
  offer() {
    const { table } = this, { data, panel } = table, place = only(data, panel.cards);
    if (this.undoes && this.undoes !== data.qid) { this.back = data.qid; this.undoes = ""; }
    if (this.attention.away || table.closer.opened) return;
    if (place < 0 || this.any || !table.open || this.back === data.qid || table.choosing.many || table.choosing.chosen !== null) return;
    table.choosing.pick(place, data);
    table.touched(place);
    this.hold(place, data.announce);
    this.itself = true;
  }

  // Something is opened over the table, or beside it: what would play itself waits to be pressed.
  lookedAway() { if (this.any && this.itself) { this.takeBack(); this.table.changed(); } }

  leave() { this.end(); this.attention.leave(); }

  /** @param {number} place @param {string} [said] what was said before it, and is not to be lost */
  hold(place, said = "") {
    const { table } = this, { data, panel } = table, card = panel.cards[place];
    this.drop();
    this.itself = false;
    this.timer = setTimeout(() => { this.end(); table.ask("answer"); }, MOMENT);
    this.card = card;
    this.tell();
    table.voice.textContent = `${said} ${fill(data.words.goes ?? "", { card: card.dataset.name ?? "", undo: data.words.undo ?? "" })}`;
    // To ask how the cards lie has the page laid out: the press itself is painted first.
    whenPainted(() => {
      if (this.card !== card || !panel.felt) return;
      flag(card, "data-goes", true);
      this.flight = toward(card, panel.felt.spots[MINE]);
    });
  }

  // Taken back into the hand, and no longer chosen.
  takeBack() {
    this.back = this.table.data.qid;
    this.drop();
    this.table.choosing.clear();
    this.table.voice.textContent = "";
    this.tell();
  }

  // It goes, or something else was pressed: nothing waits any longer.
  end() {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.tell();
  }

  // What went has come home: where it is in the hand still, it was not taken.
  landed() { if (!this.any) this.drop(); }

  // It goes back to where it lay.
  drop() {
    this.end();
    const { card, flight } = this;
    this.card = this.flight = null;
    if (card) flag(card, "data-goes", false);
    if (flight) { flight.onfinish = () => flight.cancel(); flight.reverse(); }
  }
}

// The place of the card that plays itself; -1 where there is none.
/** @param {TableProps} data @param {HTMLElement[]} cards */
export function only({ alone, mode, choices }, cards) {
  if (!alone || mode !== "one" || choices.length) return -1;
  const may = cards.filter((card) => !whyNot(card));
  return may.length === 1 && (alone === "only" || cards.length === 1) ? cards.indexOf(may[0]) : -1;
}
