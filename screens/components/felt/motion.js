// Cards on their way: from a hand to the trick, from a player to the table, from the trick to whoever takes it. Transforms only.

import { MINE } from "./felt.js";

/** @import { Given } from "../table/given" */
/** @typedef {import("./felt.js").Felt} Felt */

/** All of a move is over after LASTS + LATER milliseconds. */
const LASTS = 180;
const LATER = 60;
const EASING = "cubic-bezier(.2, .7, .3, 1)";
const SWEPT = 0.35;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Moves {
  // Where the cards lie now, before anything is changed.
  /** @param {Felt} felt @param {Given} data */
  constructor(felt, { table }) {
    this.felt = felt;
    this.still = still();
    if (this.still) return;
    this.origin = felt.felt.getBoundingClientRect();
    /** @type {Map<string, DOMRect>} */
    this.boxes = new Map();
    for (const node of felt.felt.querySelectorAll(".card")) this.boxes.set(keyOf(node), node.getBoundingClientRect());
    this.trick = new Map(felt.spots.flatMap((spot, seat) => [...spot.children].map((node) => [keyOf(node), { node, seat }])));
    const leader = felt.spots.findIndex((spot) => spot.hasAttribute("data-led"));
    this.winner = table && table.winner !== null ? (leader + table.winner) % felt.seats : null;
  }

  // The cards go from where they lay to where they lie; called when everything is changed.
  play() {
    if (this.still || !this.boxes || !this.trick) return;
    const now = this.felt.spots.flatMap((spot, seat) => [...spot.children].map((node) => ({ node, seat })));
    const there = new Set(now.map(({ node }) => keyOf(node)));
    const come = now.filter(({ node }) => !this.trick?.has(keyOf(node)));
    // Measured all at once: the first question has the page laid out, the others cost nothing.
    const paths = come.map(({ node, seat }) => {
      const from = this.boxes?.get(keyOf(node)) ?? this.felt.plate(seat).getBoundingClientRect();
      return { node, seat, path: between(from, node.getBoundingClientRect()) };
    });
    paths.forEach(({ node, seat, path }, at) => go(node, [{ transform: path }, { transform: "none" }], seat === MINE ? 0 : delay(at, paths.length)));
    if (this.winner !== null && this.winner !== undefined) this.sweep([...this.trick].filter(([key]) => !there.has(key)).map(([key, { node }]) => ({ key, node })));
  }

  // A trick that is over goes to whoever took it: the very cards that lay there, before they are gone.
  /** @param {{ key: string, node: Element }[]} gone */
  sweep(gone) {
    const to = this.felt.plate(/** @type {number} */ (this.winner)).getBoundingClientRect();
    for (const { key, node } of gone) {
      const box = this.boxes?.get(key);
      if (!box || !this.origin) continue;
      const ghost = /** @type {HTMLElement} */ (node);
      ghost.className = "card ghost";
      for (const [name, value] of Object.entries({ left: box.left - this.origin.left, top: box.top - this.origin.top, width: box.width })) ghost.style.setProperty(name, `${value}px`);
      this.felt.trick.append(ghost);
      const end = `translate(${to.left + to.width / 2 - box.left - box.width / 2}px, ${to.top + to.height / 2 - box.top - box.height / 2}px) scale(${SWEPT})`;
      const swept = go(ghost, [{ transform: "none" }, { transform: end }], 0);
      const away = () => ghost.remove();
      if (swept) { swept.onfinish = away; swept.oncancel = away; } else away();
    }
  }
}

/** @param {Element} node */
function keyOf(node) { return node instanceof HTMLElement ? node.dataset.key ?? "" : ""; }

/** @param {number} at @param {number} of */
function delay(at, of) { return of > 1 ? (LATER * at) / (of - 1) : 0; }

// The transform that puts what lies at `to` where `from` is.
/** @param {DOMRect} from @param {DOMRect} to */
export function between(from, to) {
  const wide = to.width ? Math.min(from.width / to.width, 2) : 1;
  const across = from.left + from.width / 2 - to.left - to.width / 2;
  const down = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${across}px, ${down}px) scale(${wide})`;
}

/** @param {Element} node @param {Keyframe[]} frames @param {number} wait */
function go(node, frames, wait) {
  return node.animate?.(frames, { duration: LASTS, delay: wait, easing: EASING, fill: "backwards" });
}
