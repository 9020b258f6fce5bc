// What is laid over a card's picture: rings round what tells it, and its index where it is small or the next card covers it.

import { el, flag, measure, whenPainted, write } from "./dom.js";

/** @import { CardProps } from "../table/given" */
/** @import { Words } from "../../wording/given" */

// The picture with its rings; the words for them are in the card's label.
/** @param {HTMLImageElement} image @param {CardProps} card */
export function face(image, card) {
  if (!card.rings) return image;
  const rings = card.rings.map(({ at: [left, top, width, height] }) => el("span", {
    class: "ring", "aria-hidden": "true",
    style: { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` },
  }));
  return el("span", { class: "face" }, image, ...rings);
}

// A card's label, with what is ringed on it.
/** @param {string} label @param {CardProps} card @param {Words} words */
export function named(label, card, words) {
  if (!card.rings) return label;
  return `${label}; ${words.ringed.replace("{what}", card.rings.map((ring) => ring.name).join(", "))}`;
}

/** Pixels, where letters are of the smallest size: of a card that is narrower what is drawn on it does not tell it. */
const SMALL = 90;
/** Pixels from which on the corner of a card that has its index there is as large as a tag. */
const INDEXED = 110;
const LETTERS = 16;
/** What a letter takes of its size, and a tag besides its letters, in pixels. */
const WIDE = /[MWmw]/, NARROW = /[fijlrtI1., ]/, AROUND = 5;
/** What small letters are of the usual ones, and what a tag takes besides them. */
const TIGHT = 0.87, TIGHT_AROUND = 0;
/** How much closer letters stand than they are drawn, in parts of their size. */
const CLOSER = 0.015;

/** The name of a tag in full, and what it is cut to where that has no room. @type {WeakMap<HTMLElement, [full: string, short: string]>} */
const names = new WeakMap();

// The index; hidden as long as the cards of its row are large and lie apart.
/** @param {CardProps} card */
export function tag(card) {
  if (!card.tag) return null;
  const { text, suit, short = text, own = false } = card.tag;
  const node = el("span", { class: "tag", "data-suit": suit || null, "data-own": own, "aria-hidden": "true", text });
  names.set(node, [text, short]);
  return node;
}

/** The rows that changed in this frame. @type {Set<HTMLElement>} */
const changed = new Set();
/** What else keeps up with how a row lies. @type {WeakMap<Element, () => void>} */
const beside = new WeakMap();
const watching = new ResizeObserver((all) => {
  const lists = all.map(({ target }) => /** @type {HTMLElement} */ (target));
  cover(lists);
  for (const list of lists) changed.delete(list);
  for (const list of lists) beside.get(list)?.();
});

// Keeps up with how the cards of a row lie: it is laid out anew when the window turns or the text grows.
/** @param {HTMLElement} list @param {() => void} [besides] what else keeps up with it */
export function watch(list, besides) {
  if (besides) beside.set(list, besides);
  watching.observe(list);
}

// When it is painted: to ask before that how the cards lie would have the page laid out twice. And after whoever is given the focus
// or is scrolled to then, for they ask for a layout as well.
/** @param {HTMLElement} list */
export function coverSoon(list) {
  if (!changed.size) whenPainted(() => setTimeout(() => { const lists = [...changed]; changed.clear(); cover(lists); }));
  changed.add(list);
}

// All rows are asked how they lie before the first of them is told: after that the next would have the page laid out again.
/** @param {HTMLElement[]} lists */
export function cover(lists) { for (const tell of lists.map(lies)) tell(); }

// How the cards of a row lie, and what tells them so.
/** @param {HTMLElement} list @returns {() => void} */
function lies(list) {
  // As they lie: those that were put in order lie otherwise than they follow each other.
  const cards = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".card:not(.ghost)")]).sort((one, other) => Number(one.style.order) - Number(other.style.order));
  // What is not laid out has no widths to be measured; it is told again when it is.
  if (!cards[0]?.offsetWidth || !cards.some((card) => card.querySelector(".tag, .worth"))) return () => {};
  const wide = cards[0].offsetWidth, some = /** @type {HTMLElement | null} */ (list.querySelector(".card > .tag"));
  const steps = cards.map((card, place) => (cards[place + 1]?.offsetTop === card.offsetTop ? cards[place + 1].offsetLeft - card.offsetLeft : Infinity));
  const strips = steps.map((step) => (step < wide * 0.8 ? step : 0));
  const [its, usual] = [some, document.documentElement].map((node) => (node ? Number.parseFloat(getComputedStyle(node).fontSize) || LETTERS : LETTERS));
  const wideness = measured(some);
  // A projector, looked at from afar, says in its sheet which cards are small there.
  const small = Number(getComputedStyle(list).getPropertyValue("--small")) || 0;
  // There letters are of one size; elsewhere they stand as they stood before.
  const letters = small ? its : its / (Number(some?.style.getPropertyValue("--squeeze")) || 1) / (some?.hasAttribute("data-tight") ? TIGHT : 1);
  const own = !small && some?.hasAttribute("data-own"), overlapped = strips.some((strip) => strip > 0);
  return () => {
    // The last of them, too, though all of it is seen: an index is read along the row.
    flag(list, "data-tagged", wide < (small || (own ? INDEXED : SMALL)) * usual / LETTERS || (overlapped && !own));
    flag(list, "data-overlapped", overlapped);
    flag(list, "data-close", steps.some((step) => step < wide)); // no room for names below them
    // Told to what is as wide as that, and not to the card: all that is in it would be styled again.
    cards.forEach((card, place) => {
      flag(card, "data-covered", strips[place] > 0);
      for (const node of /** @type {Iterable<HTMLElement>} */ (card.querySelectorAll(":scope > .tag, :scope > .worth"))) {
        measure(node, "--strip", `${strips[place] || wide}px`);
        const [full, short] = names.get(node) ?? ["", ""];
        if (full) fit(node, full, short, (strips[place] || wide) - (small ? 2 : 1) * GAP, { letters, wideness }); // a projector's frames are wider
      }
    });
  };
}

/** What is left free beside a tag, in pixels. */
const GAP = 2.2;

// In full, if need be in smaller letters; else as it is cut. What has no room even so is squeezed: the end of a numeral that is cut
// off makes another number of it.
/** @param {HTMLElement} node @param {string} full @param {string} short @param {number} room @param {{ letters: number, wideness: (text: string) => number }} its pixels, and a text's share of them */
function fit(node, full, short, room, { letters, wideness }) {
  const takes = (/** @type {string} */ text, /** @type {boolean} */ tight) => wideness(text) * letters * (tight ? TIGHT : 1) + (tight ? TIGHT_AROUND : AROUND);
  const has = (/** @type {string} */ text, /** @type {boolean} */ tight) => takes(text, tight) <= room;
  const [text, tight] = has(full, false) ? [full, false] : has(full, true) ? [full, true] : [short, !has(short, false)];
  write(node, text);
  flag(node, "data-tight", tight);
  const squeezed = tight && !has(text, true);
  flag(node, "data-squeezed", squeezed);
  measure(node, "--squeeze", squeezed ? (room / takes(text, true)).toFixed(2) : "1");
}

const pen = "CanvasRenderingContext2D" in globalThis ? document.createElement("canvas").getContext("2d") : null;
/** Pixels that letters are measured at. */
const LARGE = 100;
/** What small letters take, whose edges lie on whole pixels, of what large ones do. */
const ROUNDED = 1.15;

/** What was measured already, by how it is written and its letters. @type {Map<string, number>} */
const drawn = new Map();
document.fonts?.addEventListener("loadingdone", () => drawn.clear());

// What letters take, as a share of their size: as the browser draws them, and where it does not say, as most do.
/** @param {HTMLElement | null} index @returns {(text: string) => number} */
function measured(index) {
  if (!pen || !index) return width;
  const { fontWeight, fontFamily } = getComputedStyle(index), font = `${fontWeight} ${LARGE}px ${fontFamily}`;
  return (text) => {
    const its = `${font} ${text}`;
    if (!drawn.has(its)) {
      pen.font = font;
      drawn.set(its, ROUNDED * pen.measureText(text).width / LARGE - CLOSER * text.length);
    }
    return drawn.get(its) ?? 0;
  };
}

/** What these letters take, as a share of their size. @param {string} text */
const width = (text) => [...text].reduce((sum, one) => sum + (WIDE.test(one) ? 0.86 : NARROW.test(one) ? 0.36 : 0.58), 0);
