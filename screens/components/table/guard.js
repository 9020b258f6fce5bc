// Whoever clicks twice means one thing: the second click at the same place does nothing, whatever has come to lie there.

const TWICE = 900; // milliseconds: half of those over sixty take longer than a system's own double click
const NEAR = 24; // pixels

/** @typedef {{ x: number, y: number, at: number }} Click */

// Is this click still a part of the one before? `last` is the last one that counted: whoever goes on tapping is heard when its time is over.
/** @param {Click | null} last @param {Click} click @param {number} nth as the browser counts clicks at one place */
export function again(last, click, nth) {
  return last !== null && click.at - last.at < TWICE && (nth > 1 || Math.hypot(click.x - last.x, click.y - last.y) < NEAR);
}

// Lets no second click through to what is in `box`; keys, and a screen reader's own clicks, are never held back.
/** @param {HTMLElement} box */
export function guard(box) {
  /** @type {Click | null} */
  let last = null;
  // A key between two clicks shows that both are meant.
  box.addEventListener("keydown", () => { last = null; }, true);
  box.addEventListener("click", (event) => {
    if (!event.detail) return;
    const click = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    if (!last || !again(last, click, event.detail)) { last = click; return; }
    event.stopImmediatePropagation();
    event.preventDefault();
    if (event.target instanceof Element) waits(event.target, last.at + TWICE - click.at);
  }, true);
}

// Whoever presses sees that it is not taken yet, and when it will be.
/** @param {Element | null | undefined} pressed @param {number} [ms] without it, until all of `box` may be pressed again */
export function waits(pressed, ms) {
  const button = pressed?.closest("button");
  if (!button || button.hasAttribute("data-waits")) return;
  button.setAttribute("data-waits", "");
  if (ms !== undefined) setTimeout(() => button.removeAttribute("data-waits"), ms);
}

/** @param {HTMLElement} box */
export function ready(box) {
  for (const one of box.querySelectorAll("[data-waits]")) one.removeAttribute("data-waits");
}
