// Cards that were put in order go to their places before one's eyes.

const LASTS = 450; // milliseconds

export class Reordering {
  // Where the cards lie now, before anything is changed.
  /** @param {HTMLElement[]} cards @param {Map<number, import("./row.js").RowOfCards>} rows */
  constructor(cards, rows) {
    this.rows = rows;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.boxes = new Map(still ? [] : cards.map((card) => [card, card.getBoundingClientRect()]));
  }

  // From there to where they lie; called when everything is changed.
  play() {
    const now = [...this.boxes].map(([card, from]) => ({ card, from, to: card.getBoundingClientRect() }));
    for (const { card, from, to } of now) {
      const [across, down] = [from.left - to.left, from.top - to.top];
      if (across || down) card.animate?.([{ translate: `${across}px ${down}px` }, { translate: "0 0" }], { duration: LASTS, easing: "ease-in-out" });
    }
    for (const row of this.rows.values()) row.put(); // a name goes with its card
  }
}
