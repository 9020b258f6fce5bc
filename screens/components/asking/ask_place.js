// @ts-check
// Asks for a place as it stands, until an answer comes.

import { named } from "./move_queue.js";

const AGAIN_AFTER = [300, 1000, 3000, 5000];

/**
 * @param {string} place
 * @template {import("../given").PlaceAround} Panel
 * @param {(panel: Panel) => void} hears
 * @param {(reason: "away" | "unavailable" | "fast") => void} waiting
 * @returns {() => void} ends it
 */
export function askPlace(place, hears, waiting) {
  let over = false;
  let tries = 0;
  const ask = async () => {
    /** @type {"away" | "unavailable" | "fast"} */
    let reason = "away";
    try {
      const answer = await fetch(`/api/place/${place}`, { credentials: "same-origin", headers: named() });
      const { panel } = await answer.json();
      if (over) return;
      if (panel) { hears(panel); return; }
      if (answer.status < 500 && answer.status !== 429) return;
      reason = answer.status === 429 ? "fast" : "unavailable";
    } catch { /* no connection, or no answer of ours */ }
    if (over) return;
    waiting(reason);
    setTimeout(() => { if (!over) ask(); }, AGAIN_AFTER[Math.min(tries, AGAIN_AFTER.length - 1)]);
    tries += 1;
  };
  ask();
  return () => { over = true; };
}
