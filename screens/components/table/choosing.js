// What the learner has chosen: cards, an answer in words, or a number. It lives in the browser and travels with Check.

/** @import { Answer, Asked } from "./given" */

export class Choosing {
  // What the learner had answered comes back with the page after a reload.
  /** @param {Pick<Asked, "mode" | "answer">} asked */
  constructor({ mode, answer }) {
    this.picked = mode === "choice" || mode === "number" ? [] : [answer].flat().filter(isPlace);
    this.chosen = mode === "choice" && isPlace(answer) ? answer : chosenIn(answer);
    this.typed = mode === "number" && answer !== null ? String(answer) : "";
  }

  /** @param {Pick<Asked, "mode" | "at_least">} asked */
  complete({ mode, at_least: least }) {
    if (mode === "number") return /\d/.test(this.typed);
    return this.chosen !== null || (mode !== "choice" && this.picked.length >= least);
  }

  // A card is taken, or put back; false where there are already as many as there may be.
  /** @param {number} place @param {Pick<Asked, "mode" | "at_most">} asked */
  pick(place, { mode, at_most: most }) {
    const at = this.picked.indexOf(place);
    if (at >= 0) this.picked.splice(at, 1);
    else if (mode === "one" || most === 1) this.picked = [place];
    else if (this.picked.length >= most) return false;
    else this.picked.push(place);
    this.chosen = null;
    return true;
  }

  /** @param {number} place */
  choose(place) {
    this.chosen = this.chosen === place ? null : place;
    this.picked = [];
  }

  // As the server reads it (lessons/question/panel.py).
  /** @param {Pick<Asked, "mode">} asked @returns {Answer} */
  value({ mode }) {
    if (mode === "number") return this.typed.trim();
    if (this.chosen !== null) return mode === "choice" ? this.chosen : { choice: this.chosen };
    if (mode === "one") return this.picked.length ? this.picked[0] : null;
    return mode === "order" ? [...this.picked] : [...this.picked].sort((a, b) => a - b);
  }
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
