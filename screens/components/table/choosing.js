// What the learner has chosen: cards, an order of cards, an answer in words, or a number. It lives in the browser and travels with Check.

/** @import { Answer, TableProps } from "./given" */

export class Choosing {
  // What the learner had answered comes back with the page after a reload.
  /** @param {Pick<TableProps, "mode" | "answer"> & Partial<TableProps>} asked */
  constructor(asked) {
    const { mode, answer } = asked, places = mode === "choice" || mode === "number" || returned(asked) ? [] : [answer].flat().filter(isPlace);
    this.picked = mode === "order" ? [] : places;
    /** Of cards put in order, which number each one bears. @type {Map<number, number>} */
    this.numbers = new Map(mode === "order" ? places.map((place, at) => [place, at + 1]) : []);
    /** The card whose number the next tap takes. @type {number | null} */
    this.held = null;
    this.chosen = mode === "choice" && isPlace(answer) ? answer : chosenIn(answer);
    this.typed = mode === "number" && answer !== null ? String(answer) : "";
  }

  /** @param {Pick<TableProps, "mode" | "at_least">} asked */
  complete({ mode, at_least: least }) {
    if (mode === "number") return /\d/.test(this.typed);
    return this.chosen !== null || (mode !== "choice" && this.many >= least);
  }

  /** How many cards are picked. */
  get many() { return this.picked.length + this.numbers.size; }

  // How many are picked of as many as there are to be, where that is a number of cards that is known and more than one.
  /** @param {Pick<TableProps, "mode" | "at_least" | "at_most">} asked */
  counted({ mode, at_least: least, at_most: most }) { return mode === "many" && least === most && most > 1 ? `${this.picked.length} / ${most}` : ""; }

  /** @param {number} place */
  has(place) { return this.picked.includes(place) || this.numbers.has(place); }

  // A card is taken, or put back; false where there are already as many as there may be.
  /** @param {number} place @param {Pick<TableProps, "mode" | "at_least" | "at_most">} asked */
  pick(place, { mode, at_least: least, at_most: most }) {
    this.chosen = null;
    if (mode === "order") return this.order(place, most);
    const at = this.picked.indexOf(place), alone = mode === "one" || (most === 1 && least === 1);
    // The only answer there can be stays when it is pressed once more: whoever presses it again means it.
    if (at >= 0 && alone) return true;
    if (at >= 0) this.picked.splice(at, 1);
    else if (mode === "one" || most === 1) this.picked = [place];
    else if (this.picked.length >= most) return false;
    else this.picked.push(place);
    return true;
  }

  // A card without a number takes the first that is free; one that has a number is held, and the next tap on another exchanges
  // what the two bear, a second tap on itself takes its number away. What the others bear stays.
  /** @param {number} place @param {number} most */
  order(place, most) {
    const { held } = this;
    this.held = null;
    if (held === place) this.numbers.delete(place);
    else if (held !== null) this.swap(held, place);
    else if (this.numbers.has(place)) this.held = place;
    else return this.number(place, most);
    return true;
  }

  /** @param {number} place @param {number} most */
  number(place, most) {
    const taken = new Set(this.numbers.values());
    const free = Array.from({ length: most }, (_, at) => at + 1).find((number) => !taken.has(number));
    if (free) this.numbers.set(place, free);
    return Boolean(free);
  }

  // Two cards exchange their numbers; where only one has one, the other gets it.
  /** @param {number} one @param {number} other */
  swap(one, other) {
    const [mine, theirs] = [this.numbers.get(one), this.numbers.get(other)];
    this.held = null;
    for (const [place, number] of /** @type {[number, number | undefined][]} */ ([[one, theirs], [other, mine]])) {
      if (number) this.numbers.set(place, number); else this.numbers.delete(place);
    }
  }

  /** @param {number | null} place */
  choose(place) {
    this.chosen = place;
    this.picked = [];
    this.numbers.clear();
    this.held = null;
  }

  clear() { this.choose(null); }

  // As the server reads it (lessons/question/panel.py).
  /** @param {Pick<TableProps, "mode">} asked @returns {Answer} */
  value({ mode }) {
    if (mode === "number") return this.typed.trim();
    if (this.chosen !== null) return mode === "choice" ? this.chosen : { choice: this.chosen };
    if (mode === "one") return this.picked.length ? this.picked[0] : null;
    if (mode === "order") return [...this.numbers].sort(([, a], [, b]) => a - b).map(([place]) => place);
    return [...this.picked].sort((a, b) => a - b);
  }
}

// What is said beside a choice: of one that is not the answer which was sent, that it is not sent yet; of that answer what stood there.
/** @param {Choosing} choosing @param {Pick<TableProps, "mode" | "answer"> & Pick<TableProps, "note" | "words">} data */
export function untold(choosing, data) {
  if (!data.words.unsent || data.answer === null) return "";
  const sent = new Choosing(data).value(data), now = choosing.value(data);
  return JSON.stringify(sent) === JSON.stringify(now) ? data.note || "" : data.words.unsent;
}

// Is the card that was tried at the table in the hand again, because it may not go? To play it one takes it anew.
/** @param {Pick<TableProps, "mode" | "answer"> & Partial<TableProps>} asked */
export function returned({ mode, answer, table, can, mark }) {
  const [place] = [answer].flat();
  return Boolean(table && can?.answer) && mode === "one" && isPlace(place) && mark?.cards?.[place] === "wrong";
}

/** @param {unknown} answer @returns {answer is number} */
function isPlace(answer) {
  return Number.isInteger(answer);
}

// An answer in words where cards could be picked as well.
/** @param {Answer} answer */
function chosenIn(answer) {
  return answer !== null && typeof answer === "object" && "choice" in answer && isPlace(answer.choice) ? answer.choice : null;
}
