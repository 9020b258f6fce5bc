// A press counts for what was under the finger when it came down. News may move the page, or make a button anew, before the finger is
// up again: the browser then has a click for something else, or none at all, and nobody would know why nothing happened.

const PRESSED = "button, a[href], summary";
const STILL = 12; // CSS pixels: a finger that moved further did not press
const CLICK_AFTER = 300; // milliseconds in which a click comes after the finger is up

/** What is being pressed, and where the finger came down. @type {{ button: HTMLElement, x: number, y: number } | null} */
let down = null;

/** @param {Event} event */
const pressed = ({ target }) => (target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(PRESSED)) : null);

document.addEventListener("pointerdown", (event) => {
  const button = pressed(event);
  down = button && !event.button ? { button, x: event.clientX, y: event.clientY } : null;
}, true);
document.addEventListener("pointercancel", () => { down = null; }, true);
document.addEventListener("pointerup", ({ clientX, clientY }) => {
  const one = down;
  if (!one) return;
  if (Math.hypot(clientX - one.x, clientY - one.y) > STILL) { down = null; return; }
  setTimeout(() => { if (down === one) counts(); }, CLICK_AFTER);
}, true);
document.addEventListener("click", (event) => {
  if (!down) return;
  if (down.button.contains(/** @type {Node} */ (event.target))) { down = null; return; }
  event.preventDefault();
  event.stopImmediatePropagation();
  counts();
}, true);

// Also where the button is on the page no more: what it was pressed for is judged as at any other late moment.
function counts() {
  const { button } = /** @type {NonNullable<typeof down>} */ (down);
  down = null;
  button.click();
}
