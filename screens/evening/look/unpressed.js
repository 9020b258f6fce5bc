// A press takes a moment: what is under the finger is made anew only when it is over, or it would count for nothing.

const CLICK_AFTER = 300; // milliseconds in which a tap has become a click

/** @type {EventTarget | null} */
let down = null;
/** @type {Map<Element, () => void>} */
const later = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let letting;

/** Runs `make`, which puts other nodes into the box: at once, or when nothing in it is pressed any more.
 * @param {Element} box @param {() => void} make */
export function unpressed(box, make) {
  if (down instanceof Element && box.contains(down)) { later.set(box, make); return; }
  later.delete(box);
  make();
}

/** @param {number} after */
function letGo(after) {
  clearTimeout(letting);
  letting = setTimeout(() => {
    down = null;
    const waiting = [...later.values()];
    later.clear();
    for (const make of waiting) make();
  }, after);
}

document.addEventListener("pointerdown", (event) => { clearTimeout(letting); down = event.target; }, true);
document.addEventListener("pointerup", () => letGo(CLICK_AFTER), true);
document.addEventListener("pointercancel", () => letGo(0), true);
document.addEventListener("click", () => letGo(0), true);
