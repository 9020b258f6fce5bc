// @ts-check
// Pictures that could not be fetched while the server was away: asked for again until it answers.

const PAUSES = [300, 1000, 3000, 5000];
const MOST = 5; // times that one picture is shown again: what comes and is no picture would be asked for without end

/** @typedef {{ fetch?: typeof fetch, setTimeout?: (run: () => void, ms: number) => any }} World */

// Looks after all pictures in `box`, now and later.
/** @param {EventTarget} box @param {World} [world] */
export function fetchedAgain(box, world = {}) {
  const ask = world.fetch ?? ((...args) => fetch(...args));
  const later = world.setTimeout ?? ((run, ms) => setTimeout(run, ms));
  /** @type {Set<HTMLImageElement>} */
  const lost = new Set();
  /** @type {WeakMap<HTMLImageElement, number>} */
  const shown = new WeakMap();
  let asking = false;
  /** @param {number} tries */
  const wait = (tries) => { asking = true; later(() => look(tries), PAUSES[Math.min(tries, PAUSES.length - 1)]); };
  /** @param {number} tries */
  const look = async (tries) => {
    for (const one of lost) if (!one.isConnected) lost.delete(one);
    const [first] = lost;
    const there = first ? await answers(ask, first.src) : null;
    if (there === null) asking = false;
    else if (there === "away") wait(tries + 1);
    else {
      const again = [...lost].filter((one) => there === "here" || one.src !== first.src);
      lost.clear();
      asking = false;
      for (const one of again) {
        shown.set(one, (shown.get(one) ?? 0) + 1);
        one.setAttribute("src", one.getAttribute("src") ?? "");
      }
    }
  };
  box.addEventListener("error", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tagName !== "IMG") return;
    const image = /** @type {HTMLImageElement} */ (target);
    if ((shown.get(image) ?? 0) >= MOST) return;
    lost.add(image);
    if (!asking) wait(0);
  }, true);
  box.addEventListener("load", ({ target }) => { if (target) shown.delete(/** @type {HTMLImageElement} */ (target)); }, true);
}

// Is the server here, and has it this picture?
/** @param {typeof fetch} ask @param {string} src @returns {Promise<"away" | "here" | "none">} */
async function answers(ask, src) {
  try {
    const answer = await ask(src);
    return answer.status >= 500 ? "away" : answer.ok ? "here" : "none";
  } catch { return "away"; }
}
