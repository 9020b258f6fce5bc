// @ts-check
// Follows places that others change too: hears that there is news, and asks for the place as it stands.

import { named } from "./move_queue.js";

/**
 * @param {string[]} places
 * @param {(panel: import("./move_queue.js").Panel) => void} hears
 * @param {(place: string, moment: string) => boolean} [knows] is this no news here? Then it is not asked for
 * @param {(lost: boolean) => void} [lost] hears that the line is cut, and that it is there again
 * @param {boolean} [whole] is what stands there told with the news? Then it is not asked for
 * @returns {() => void} ends it
 */
export function follow(places, hears, knows = () => false, lost = () => {}, whole = false) {
  const asked = [...places.map((place) => `place=${encodeURIComponent(place)}`), ...(whole ? ["whole=1"] : [])].join("&");
  /** @type {EventSource | null} */
  let line = null;
  let over = false;
  /** @type {Record<string, import("./move_queue.js").Panel>} what this line has told of each place, in all */
  let told = {};
  /** @param {string} place */
  const ask = async (place) => {
    try {
      const answer = await fetch(`/api/place/${place}`, { credentials: "same-origin", headers: named() });
      if (!answer.ok) return;
      const { panel } = await answer.json();
      if (panel && !over) hears(panel);
    } catch { /* the line opens again by itself, and then it is asked for once more */ }
  };
  const open = () => {
    line?.close();
    line = new EventSource(`/api/news?${asked}`);
    // What happened while nobody listened is asked for, each time the line opens.
    line.onopen = () => { told = {}; lost(false); places.forEach(ask); };
    line.onmessage = (event) => {
      const { place, moment, ...news } = JSON.parse(event.data);
      const panel = together(told[place], news);
      if (panel) { told[place] = panel; hears(panel); } else if (!knows(place, moment)) ask(place);
    };
    // A line that was refused (a restarted proxy, too many at once) is not opened again by the browser itself.
    line.onerror = () => { if (!over) lost(true); if (line?.readyState === EventSource.CLOSED && !over) setTimeout(() => { if (!over) open(); }, 3000); };
  };
  const awake = () => { if (!document.hidden && !over) open(); };
  document.addEventListener("visibilitychange", awake);
  open();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", awake);
    line?.close();
  };
}

/**
 * What stands there, from what the line has told of it and what it tells now; null where that is not told.
 * @template {Record<string, any>} T
 * @param {T | undefined} before
 * @param {{ panel?: T, more?: Partial<T>, gone?: string[] }} news
 * @returns {T | null}
 */
export function together(before, { panel, more, gone = [] }) {
  if (panel) return panel;
  if (!before || !more) return null;
  const now = { ...before, ...more };
  for (const key of gone) delete now[key];
  return now;
}
