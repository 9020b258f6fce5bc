// A press takes a moment, and so does the way to it: what is under the finger, or what a mouse is moving over, is made anew only
// afterwards. Otherwise the press would count for nothing, or for somebody else.

const CLICK_AFTER = 300; // milliseconds in which a tap has become a click
const AIMS = 1200; // so long a mouse that has come to rest may still be about to press

/** @type {EventTarget | null} */
let down = null;
/** What a mouse is aimed at. @type {EventTarget | null} */
let aimed = null;
const at = { x: NaN, y: NaN };
/** By the box that is to be filled. @type {Map<Element, { make: () => void, around: Element }>} */
const later = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let letting;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;

/** Runs `make`, which puts other nodes into the box: at once, or when nothing around it is pressed or aimed at any more.
 * @param {Element} box @param {() => void} make @param {Element} [around] what moves when the box grows */
export function undisturbed(box, make, around = box) {
  if (held(around)) { later.set(box, { make, around }); return; }
  later.delete(box);
  make();
}

/** What waits for the finger to be lifted, wherever it is. @type {(() => void) | null} */
let afterwards = null;

// What grows or goes anywhere on a page moves what is being pressed, and the press counts for nothing: all of it waits until it has become
// a click. Of several only the last is run.
/** @param {() => void} make */
export function untilLifted(make) {
  if (down) afterwards = make; else { afterwards = null; make(); }
}

/** @param {Element} around */
const held = (around) => [down, aimed].some((one) => one instanceof Element && around.contains(one));

function catchUp() {
  const all = down ? null : afterwards;
  if (all) { afterwards = null; all(); }
  for (const [box, { make, around }] of [...later]) if (!held(around)) { later.delete(box); make(); }
}

/** @param {number} after */
function letGo(after) {
  clearTimeout(letting);
  letting = setTimeout(() => { down = aimed = null; catchUp(); }, after);
}

/** @param {PointerEvent} event */
function moves({ pointerType, clientX: x, clientY: y, target }) {
  // A finger that moves is down, and a page that moves under a mouse moves no mouse.
  if (pointerType === "touch" || (x === at.x && y === at.y)) return;
  Object.assign(at, { x, y });
  aimed = target;
  clearTimeout(resting);
  resting = setTimeout(() => { aimed = null; catchUp(); }, AIMS);
  if (later.size) catchUp();
}

document.addEventListener("pointermove", moves, { capture: true, passive: true });
document.addEventListener("pointerdown", (event) => { clearTimeout(letting); down = event.target; }, true);
document.addEventListener("pointerup", () => letGo(CLICK_AFTER), true);
document.addEventListener("pointercancel", () => letGo(0), true);
document.addEventListener("click", () => letGo(0), true);
