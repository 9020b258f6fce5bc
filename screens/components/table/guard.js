// Whoever clicks twice means one thing: the second click at the same place does nothing, whatever has come to lie there.

const TWICE = 900; // milliseconds: half of those over sixty take longer than a system's own double click
const NEAR = 24; // pixels

/** @typedef {{ x: number, y: number, at: number }} Click */

// Is this click the second half of one?
/** @param {Click | null} last @param {Click} click @param {number} nth as the browser counts clicks at one place */
export function again(last, click, nth) {
  if (nth > 1) return true;
  return last !== null && click.at - last.at < TWICE && Math.hypot(click.x - last.x, click.y - last.y) < NEAR;
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
    const second = again(last, click, event.detail);
    last = click;
    if (!second) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
}
