// Where the focus goes when something else is on the table.

import { same, whenPainted } from "./dom.js";
import { reveal, revealAnswers, scrollBack } from "./in_sight.js";

/** @import { TableProps } from "./given" */
/** @typedef {import("./laid.js").Laid} Laid */

// Of what is in `box`, that which has the focus.
/** @param {HTMLElement} box @returns {HTMLElement | null} */
export function focused(box) {
  const root = box.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return active instanceof HTMLElement && box.contains(active) ? active : null;
}

// Whether something of the same page beside `box` has the keyboard: a name that is being written, an open menu.
/** @param {HTMLElement} box */
function beside(box) {
  const active = document.activeElement;
  return box.getRootNode() instanceof Document && active !== null && active !== document.body && !box.contains(active);
}

// What goes with the focus on it makes the browser lay out a table that is half changed: the focus is let go before the change,
// and given back where nothing else has got it.
/** @param {HTMLElement} box @param {() => void} change */
export function withoutFocus(box, change) {
  const had = focused(box);
  had?.blur();
  change();
  if (had) whenPainted(() => { if (had.isConnected && !focused(box)) had.focus({ preventScroll: true }); });
}

// The focus asks for a layout, and has another one made for what it looks like: given when all is painted, it keeps nobody waiting.
// A key that is faster finds it there; who has gone elsewhere meanwhile stays there, and who does something beside the table while
// the others there go on keeps the keyboard. Of two that follow each other before anything is painted, the later one has it.
/** @param {HTMLElement} target @param {HTMLElement} box */
function toBe(target, box) {
  wanted.get(box)?.end();
  const at = focused(box);
  const end = () => {
    wanted.delete(box);
    document.removeEventListener("keydown", early, true);
  };
  const give = () => {
    if (wanted.get(box)?.end !== end) return;
    end();
    if (target.isConnected && focused(box) === at && !beside(box)) target.focus({ preventScroll: true });
  };
  const early = (/** @type {KeyboardEvent} */ event) => {
    give();
    if (event.target === document.body && focused(box) === target && !target.dispatchEvent(new KeyboardEvent("keydown", event))) event.preventDefault();
  };
  wanted.set(box, { target, end });
  document.addEventListener("keydown", early, true);
  whenPainted(give);
}

/** What is to have the focus on this table as soon as all is painted. @type {WeakMap<HTMLElement, { target: HTMLElement, end: () => void }>} */
const wanted = new WeakMap();

// Who came by a link that goes with its page has the keyboard nowhere, however late it goes: the first key then is for the table.
/** @param {HTMLElement} target */
function whereNobodyIs(target) {
  const heard = (/** @type {KeyboardEvent} */ event) => {
    const at = document.activeElement, there = target.isConnected;
    if (there && at?.localName === "a") return; // the link is there still
    document.removeEventListener("keydown", heard, true);
    if (!there || at !== document.body) return;
    target.focus({ preventScroll: true });
    if (!target.dispatchEvent(new KeyboardEvent("keydown", event))) event.preventDefault();
  };
  document.addEventListener("keydown", heard, true);
}

// To what is new: a hint, the mark and the way on.
/** @param {Laid} laid @param {TableProps} data @param {TableProps} before */
export function toNews(laid, data, before) {
  const hint = before.hints.length < data.hints.length ? laid.hints.lastElementChild : null;
  if (hint instanceof HTMLElement) reveal(hint);
  else if (data.mark && !same(before.mark, data.mark)) {
    toBe(laid.bar.at("next") ?? laid.feedback, laid.body);
    reveal(laid.feedback, () => true, trickOf(laid) ?? (same(before.prompt, data.prompt) ? null : laid.panel.prompt));
  } else if (before.mark && !data.mark) scrollBack(laid.body);
}

// A button that goes when it is pressed takes the focus with it, as does a card that is another one before the focus was there, and
// the keys would be dead: they are where one goes on.
/** @param {{ box: HTMLElement, laid: Laid, data: TableProps }} table @param {() => void} change */
export function staying(table, change) {
  const had = focused(table.box), before = wanted.get(table.laid.body);
  change();
  const { laid, data } = table, now = wanted.get(laid.body);
  if (now && now !== before && now.target.isConnected) return; // what has changed knows where one goes on
  const at = laid.panel.cards.find((card) => card.tabIndex === 0);
  const lost = had ? !had.isConnected : now?.target.isConnected === false;
  const to = lost && !focused(table.box) ? first(laid, data, at) : null;
  if (to) toBe(to, laid.body);
}

// Where one goes on: the card that the keys are at or the first one, the first of the choices, the field, the button.
/** @param {Laid} laid @param {TableProps} data @param {HTMLElement} [card] @returns {HTMLElement | null} */
function first({ bar, panel: { cards, choices, field, prompt } }, data, card = cards[0]) {
  const coarse = matchMedia("(pointer: coarse)").matches;
  return data.mode === "none" ? bar.at("next") || prompt : card || choices[0] || (field && !coarse ? field : null);
}

// To the first thing that can be done with another question.
/** @param {Laid} laid @param {TableProps} data @param {boolean} running */
export function toFirst(laid, data, running) {
  if (data.at_once) return; // here one only looks, and nothing is asked: the focus stays where the reader has it
  const coarse = matchMedia("(pointer: coarse)").matches;
  const target = first(laid, data);
  // On the first view the address bar, a link or a screen reader's cursor may have the focus: only take over a running lesson.
  // A hand is looked at again with the arrow keys, and whoever came to it by a link wanted just that.
  if (target instanceof HTMLElement && (running || data.turns || document.activeElement === document.body)) {
    // Who has a finger and no keyboard would take the ring around it for a card that is chosen.
    if (running) toBe(target, laid.body); else if (!coarse || data.turns) target.focus({ preventScroll: true });
  }
  else if (target instanceof HTMLElement) whereNobodyIs(target);
  if (running) { scrollBack(laid.body); revealAnswers(laid.panel); reveal(toSee(laid, data), () => true, data.turns ? laid.panel.cloth : trickOf(laid) ?? laid.panel.prompt); }
  else if (data.turns) reveal(laid.panel.prompt); // the page before it may have been scrolled
}

// How a trick went, or why a card may not go to it, is read with the trick; what a step came to, with what is asked next.
/** @param {Laid} laid @returns {HTMLElement | null} */
function trickOf({ panel: { cloth } }) { return cloth.querySelector(".trick:has(.card)"); }

// On a telephone not all is in sight: one begins to read with what is asked. How a trick went lies below its cards, as does why a
// card that was shown is the one to play.
/** @param {Laid} laid @param {TableProps} data */
function toSee({ feedback, panel: { prompt } }, data) { return data.mark ? feedback : prompt; }

// Whether whoever plays is busy beside the table: the last press or key on the page went to something else, such as what is set of it.
// A key that nothing has the focus for is meant for no one. Returns what is asked for that, and what ends it.
/** @param {HTMLElement} box @param {() => void} left when it begins */
export function attending(box, left) {
  let away = false;
  const heard = (/** @type {Event} */ event) => {
    const path = event.composedPath(), inside = path.includes(box), before = away;
    if (inside || path[0] !== document.body || event.type === "pointerdown") away = !inside;
    if (away && !before) left();
  };
  const kinds = ["pointerdown", "keydown"];
  for (const kind of kinds) document.addEventListener(kind, heard, true);
  return { get away() { return away; }, leave() { for (const kind of kinds) document.removeEventListener(kind, heard, true); } };
}
