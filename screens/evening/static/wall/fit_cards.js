// Keeps the cards on the projector as large as fit: asks how much room they have whenever that, or what lies there, has changed.

import { flag, mark, measure } from "./dom.js";
import { fitted, inALine, sharedBeginning } from "./fitting.js";

/** Of the cloth: what lies beside a table has no more than this. */
const BESIDE = 0.28;
/** So much larger are cards that have the answers at their right, not below. */
const MUCH = 1.08;
/** Of answers at the right of the cards; none where they are below. */
const COLUMNS = ["", "1", "2"];

/** What letters with a little room between them take, of what they take without. */
const SPACED = 1.04;
/** Should a browser lay them otherwise than was reckoned, they are made smaller by so much until all are inside. */
const SMALLER = 0.94;

const pen = document.createElement("canvas").getContext("2d");

/** @param {HTMLElement} here where the table is shown */
export function keepFitting(here) {
  const again = () => fit(here);
  new ResizeObserver(again).observe(here);
  document.fonts?.addEventListener("loadingdone", again);
  return again;
}

/** @param {HTMLElement} here */
function fit(here) {
  const cloth = /** @type {HTMLElement | null} */ (here.querySelector(".cloth"));
  const rows = /** @type {HTMLElement[]} */ ([...(cloth?.querySelectorAll(":scope > .row:not(.past)") ?? [])]);
  if (!cloth || !rows.length) return;
  shorten(rows);
  if (cloth.hasAttribute("data-seated")) {
    for (const row of rows) dress([row], sizeOf([row], inside(row, { width: BESIDE * cloth.clientWidth / Math.sqrt(rows.length), height: cloth.clientHeight })));
    return;
  }
  const [below, ...others] = COLUMNS.map((beside) => ({ beside, size: tried(cloth, rows, beside) }));
  const best = others.reduce((had, one) => (one.size.card > MUCH * had.size.card ? one : had), below);
  mark(cloth, "data-beside", best.beside);
  flag(cloth, "data-alone", rows.length === 1);
  dress(rows, best.size);
  const { width, height } = inside(cloth, { width: cloth.clientWidth, height: cloth.clientHeight });
  const takes = best.beside ? 0 : /** @type {HTMLElement | null} */ (cloth.querySelector(":scope > .answers"))?.offsetHeight ?? 0;
  let { card } = best.size;
  const { named } = best.size;
  while (card > 1 && highest(rows) > height - takes + 1) dress(rows, { card: card *= SMALLER, named });
  if (rows.length === 1) level(rows[0], card, width);
}

// Cards that lie alone have as many in each line.
/** @param {HTMLElement} row @param {number} card @param {number} width */
function level(row, card, width) {
  const list = /** @type {HTMLElement} */ (row.querySelector(".cards") ?? row), gap = px(getComputedStyle(list).columnGap);
  measure(row, "--in-a-line", String(inALine(list.querySelectorAll(".card").length, Math.floor((width + gap) / (card + gap)))));
}

/** @param {HTMLElement[]} rows */
function highest(rows) {
  const boxes = rows.map((row) => row.getBoundingClientRect());
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
}

// How large the cards are with the answers below them, or at their right in so many columns.
/** @param {HTMLElement} cloth @param {HTMLElement[]} rows @param {string} beside */
function tried(cloth, rows, beside) {
  const answers = /** @type {HTMLElement | null} */ (cloth.querySelector(":scope > .answers"));
  mark(cloth, "data-beside", beside);
  const free = inside(cloth, { width: cloth.clientWidth, height: cloth.clientHeight });
  const takes = answers?.offsetHeight ?? 0;
  if (beside && (!takes || takes > free.height)) return { card: 0, named: false };
  return sizeOf(rows, beside || !takes ? free : { ...free, height: free.height - takes - px(getComputedStyle(cloth).rowGap) });
}

/** @param {HTMLElement} node @param {{ width: number, height: number }} box */
function inside(node, { width, height }) {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(node);
  return { width: width - px(paddingLeft) - px(paddingRight), height: height - px(paddingTop) - px(paddingBottom) };
}

/** @param {HTMLElement[]} rows @param {{ width: number, height: number }} box */
function sizeOf(rows, box) {
  const [first] = rows, its = getComputedStyle(first.querySelector(".under, .label:not([data-short])") ?? first), em = px(its.fontSize);
  if (pen) pen.font = `${its.fontWeight} ${em}px ${its.fontFamily}`;
  const picture = first.querySelector("img"), ratio = picture ? Number(picture.getAttribute("height")) / Number(picture.getAttribute("width")) : 2;
  return fitted(rows.map(group), { ...box, ratio, em, wide: (one) => SPACED * (pen?.measureText(one).width ?? one.length * em) });
}

/** @param {HTMLElement[]} rows @param {{ card: number, named: boolean }} size */
function dress(rows, { card, named }) {
  for (const row of rows) {
    measure(row, "--fit", `${card}px`);
    flag(row, "data-nameless", !named);
  }
}

/** @param {HTMLElement} row */
function group(row) {
  const cards = row.querySelectorAll(".card");
  return { many: cards.length, label: labelOf(row), names: [...row.querySelectorAll(".under")].map((one) => one.textContent ?? "") };
}

// What labels begin with in common is said by the first of them: below it «swords» is enough.
/** @param {HTMLElement[]} rows */
function shorten(rows) {
  const labels = /** @type {HTMLElement[]} */ (rows.map((row) => row.querySelector(".label")).filter((one) => one !== null));
  const said = sharedBeginning(labels.map((one) => one.textContent ?? ""));
  for (const [at, label] of labels.entries()) {
    if (at && said) mark(label, "data-short", (label.textContent ?? "").slice(said.length)); else label.removeAttribute("data-short");
  }
}

/** @param {HTMLElement} row */
function labelOf(row) {
  const label = row.querySelector(".label");
  return label?.getAttribute("data-short") ?? label?.textContent ?? "";
}

/** @param {string} length */
function px(length) { return Number.parseFloat(length) || 0; }
