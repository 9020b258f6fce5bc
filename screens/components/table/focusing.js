// Where the focus goes when something else is on the table.

import { same } from "./dom.js";
import { reveal } from "./laid.js";

/** @import { Given } from "./given" */
/** @typedef {import("./laid.js").Laid} Laid */

// Of what is in `box`, that which has the focus.
/** @param {HTMLElement} box @returns {HTMLElement | null} */
export function focused(box) {
  const root = box.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return active instanceof HTMLElement && box.contains(active) ? active : null;
}

// What goes with the focus on it makes the browser lay out a table that is half changed: the focus is let go before the change,
// and given back where nothing else has got it.
/** @param {HTMLElement} box @param {() => void} change */
export function withoutFocus(box, change) {
  const had = focused(box);
  had?.blur();
  change();
  if (had?.isConnected && !focused(box)) had.focus({ preventScroll: true });
}

// To what is new: a hint, the mark and the way on.
/** @param {Laid} laid @param {Given} data @param {Given} before */
export function toNews(laid, data, before) {
  const hint = before.hints.length < data.hints.length ? laid.hints.lastElementChild : null;
  if (hint) reveal(hint);
  else if (data.mark && !same(before.mark, data.mark)) {
    (laid.bar.at("next") ?? laid.feedback).focus({ preventScroll: true });
    reveal(laid.feedback);
  }
}

// To the first thing that can be done with another question.
/** @param {Laid} laid @param {Given} data @param {boolean} running */
export function toFirst(laid, data, running) {
  if (data.at_once) return; // here one only looks, and nothing is asked: the focus stays where the reader has it
  const { cards, choices, field, prompt } = laid.panel;
  const coarse = matchMedia("(pointer: coarse)").matches;
  const target = data.mode === "none" ? laid.bar.at("next") || prompt : cards[0] || choices[0] || (field && !coarse ? field : null);
  // On the first view the address bar, a link or a screen reader's cursor may have the focus: only take over a running lesson.
  // A hand is looked at again with the arrow keys, and whoever came to it by a link wanted just that.
  if (target instanceof HTMLElement && (running || data.turns || document.activeElement === document.body)) {
    laid.panel.looked(target); // the focus has all laid out that is changed by then: what is written after it is laid out once more
    target.focus({ preventScroll: !running });
  }
  if (running) reveal(prompt);
}
