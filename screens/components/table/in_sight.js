// What comes into sight when something is told, and where the page is when that is gone.

import { whenPainted } from "./dom.js";
import { whenLain } from "./motion.js";

const GAP = 8;
/** Pixels of what is told that come into sight in any case: its first line. */
const FIRST_LINE = 72;

/** What was scrolled to show what is told, and from where. @type {{ scroller: Element, from: number, to: number } | null} */
let scrolled = null;

// Scrolling asks for a layout; asked after the frame is painted it costs the answer nothing. While cards come down one looks at them.
/** @param {HTMLElement} node @param {() => boolean} [where] it lies so that it is to come into sight @param {HTMLElement | null} [beside] what is read with it, and stays in sight */
export function reveal(node, where = () => true, beside = null) {
  whenPainted(() => whenLain(() => {
    if (!where()) return;
    const scroller = scrollerOf(node), from = scroller.scrollTop;
    if (!intoView(node)) return;
    if (beside) scroller.scrollTop -= Math.max(0, Math.min(GAP - beside.getBoundingClientRect().top, roomBelow(node)));
    if (scroller.scrollTop === from) return;
    scrolled = { scroller, from: scrolled && back(scroller) ? scrolled.from : from, to: scroller.scrollTop };
  }));
}

// Words that lie below the table, behind the buttons, would leave one with a button that does nothing: as many as there is room for
// come into sight, and what is asked stays above them where it is revealed next.
/** @param {{ answers: HTMLElement, cloth: HTMLElement, choices: HTMLElement[] }} panel */
export function revealAnswers({ answers, cloth, choices }) {
  if (choices.length) reveal(answers, () => answers.getBoundingClientRect().top >= cloth.getBoundingClientRect().bottom);
}

// When what was told is gone the page is where it was before, unless one has scrolled oneself: what it holds has not moved.
/** @param {HTMLElement} node */
export function scrollBack(node) {
  if (scrolled) whenPainted(() => {
    const scroller = scrollerOf(node);
    if (scrolled && back(scroller)) scroller.scrollTop = scrolled.from;
    scrolled = null;
  });
}

/** @param {Element} scroller */
function back(scroller) { return scrolled?.scroller === scroller && Math.abs(scroller.scrollTop - scrolled.to) < 1; }

/** How far it may go down, and its first line still stands above the buttons. @param {HTMLElement} node */
function roomBelow(node) {
  return (footOf(node)?.getBoundingClientRect().top ?? innerHeight) - node.getBoundingClientRect().top - FIRST_LINE;
}

/** The buttons, which stay at the foot of the page. @param {HTMLElement} node */
function footOf(node) { return node.closest(".body")?.querySelector(".actions"); }

/** @param {HTMLElement} node */
function intoView(node) {
  // The buttons are as high as the text is large: what is said comes to stand above them.
  const foot = footOf(node);
  if (!(foot instanceof HTMLElement)) return false; // another question has come meanwhile
  node.style.scrollMarginTop = `${GAP}px`;
  node.style.scrollMarginBottom = `${foot.offsetHeight + GAP}px`;
  node.scrollIntoView({ block: "nearest" });
  return true;
}

/** @param {Element} node @returns {Element} */
function scrollerOf(node) {
  for (let at = outward(node); at; at = outward(at)) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** @param {Element} node */
function outward(node) {
  const root = node.getRootNode();
  return node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
