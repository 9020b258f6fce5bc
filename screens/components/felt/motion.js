// Cards on their way: from a hand to the trick, from a player to the table, from the trick to whoever takes it. Transforms only.

import { MINE } from "./felt.js";

/** @import { TableProps } from "../table/given" */
/** @typedef {import("./felt.js").Felt} Felt */

/** What is on its way at one go is there after LASTS + LATER milliseconds. */
const LASTS = 180;
const LATER = 60;
/** Where cards come down one after the other: from one to the next, and how long each of them takes. */
const ONE_BY_ONE = { slow: { next: 900, lasts: 420 }, usual: { next: 400, lasts: 260 } };
const EASING = "cubic-bezier(.2, .7, .3, 1)";
const SWEPT = 0.35;

/** When all cards lie there, by the page's clock. */
let lain = 0;

// When they do; not at all where others have come meanwhile.
/** @param {() => void} run */
export function whenLain(run) {
  const then = lain, ms = then - performance.now();
  if (ms > 0) setTimeout(() => { if (lain === then) run(); }, ms); else run();
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Moves {
  // Where the cards lie now, before anything is changed.
  /** @param {Felt} felt @param {TableProps} data */
  constructor(felt, { table, progress }) {
    this.felt = felt;
    this.at = progress[0];
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

  // The cards go from where they lay to where they lie; called when everything is changed. Returns in how many milliseconds all are there.
  /** @param {TableProps} data */
  play(data) {
    lain = 0;
    if (this.still || !this.boxes || !this.trick) return 0;
    const now = this.felt.inOrder().flatMap(({ spot, seat }) => [...spot.children].map((node) => ({ node, seat })));
    const there = new Set(now.map(({ node }) => keyOf(node)));
    const come = now.filter(({ node }) => !this.trick?.has(keyOf(node)));
    const gone = [...this.trick].filter(([key]) => !there.has(key)).map(([key, { node }]) => ({ key, node }));
    const sweeps = this.winner !== null && this.winner !== undefined && gone.length > 0;
    // Measured all at once: the first question has the page laid out, the others cost nothing.
    const paths = come.map(({ node, seat }) => {
      const from = this.boxes?.get(keyOf(node)) ?? this.felt.plate(seat).getBoundingClientRect();
      return { node, seat, path: between(from, node.getBoundingClientRect()) };
    });
    // What was seen already is not played out once more.
    const pace = data.fall && data.progress[0] >= this.at ? ONE_BY_ONE[data.fall] : null;
    const first = pace && sweeps ? LASTS : 0;
    paths.forEach(({ node, seat, path }, at) => {
      if (pace) comesDown(node, path, first + at * pace.next, pace.lasts);
      else go(node, [{ transform: path }, { transform: "none" }], seat === MINE ? 0 : delay(at, paths.length));
    });
    if (sweeps) this.sweep(gone);
    const ms = pace && paths.length > 1 ? first + (paths.length - 1) * pace.next + pace.lasts : 0;
    if (ms) lain = performance.now() + ms;
    return ms;
  }

  // A trick that is over goes to whoever took it: the very cards that lay there, before they are gone.
  /** @param {{ key: string, node: Element }[]} gone */
  sweep(gone) {
    const to = this.felt.plate(/** @type {number} */ (this.winner)).getBoundingClientRect();
    for (const { key, node } of gone) {
      const box = this.boxes?.get(key);
      if (!box || !this.origin) continue;
      const ghost = /** @type {HTMLElement} */ (node);
      for (const one of ghost.getAnimations?.() ?? []) one.cancel(); // it had not come down yet
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

// A card that waits until it is its turn is not seen before that, nor what stands over it.
/** @param {Element} node @param {string} path @param {number} wait @param {number} lasts */
function comesDown(node, path, wait, lasts) {
  go(node, [{ transform: path, opacity: 0 }, { opacity: 1, offset: 0.15 }, { transform: "none", opacity: 1 }], wait, lasts);
  node.parentElement?.animate?.([{ opacity: 0 }, { opacity: 0 }], { duration: wait, pseudoElement: "::before" });
}

/** @param {Element} node @param {Keyframe[]} frames @param {number} wait @param {number} [lasts] */
function go(node, frames, wait, lasts = LASTS) {
  return node.animate?.(frames, { duration: lasts, delay: wait, easing: EASING, fill: "backwards" });
}

// On its way to where it will lie, and it stays there as long as nothing else is known. Where nothing is to move it lies there at once.
/** @param {Element} node @param {Element} to @returns {Animation | null} */
export function toward(node, to) {
  const path = between(to.getBoundingClientRect(), node.getBoundingClientRect());
  return node.animate?.([{ transform: "none" }, { transform: path }], { duration: still() ? 0 : LASTS, easing: EASING, fill: "forwards" }) ?? null;
}
