// What the learner has chosen: cards, an answer in words, or a number. It lives in the browser and travels with Check.

export class Choosing {
  // What the learner had answered comes back with the page after a reload.
  constructor({ mode, answer }) {
    this.picked = mode === "choice" || mode === "number" ? [] : [answer].flat().filter(Number.isInteger);
    this.chosen = mode === "choice" && Number.isInteger(answer) ? answer : answer && Number.isInteger(answer.choice) ? answer.choice : null;
    this.typed = mode === "number" && answer !== null ? String(answer) : "";
  }

  complete({ mode, at_least: least }) {
    if (mode === "number") return /\d/.test(this.typed);
    return this.chosen !== null || (mode !== "choice" && this.picked.length >= least);
  }

  // A card is taken, or put back; false where there are already as many as there may be.
  pick(place, { mode, at_most: most }) {
    const at = this.picked.indexOf(place);
    if (at >= 0) this.picked.splice(at, 1);
    else if (mode === "one" || most === 1) this.picked = [place];
    else if (this.picked.length >= most) return false;
    else this.picked.push(place);
    this.chosen = null;
    return true;
  }

  choose(place) {
    this.chosen = this.chosen === place ? null : place;
    this.picked = [];
  }

  // As the server reads it (lessons/panels.py).
  value({ mode }) {
    if (mode === "number") return this.typed.trim();
    if (this.chosen !== null) return mode === "choice" ? this.chosen : { choice: this.chosen };
    if (mode === "one") return this.picked.length ? this.picked[0] : null;
    return mode === "order" ? [...this.picked] : [...this.picked].sort((a, b) => a - b);
  }
}
