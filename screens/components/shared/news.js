// @ts-check
// Follows places that others change too: hears that there is news, and asks for the place as it stands.

import { named } from "./move_queue.js";
import { lineOfBrowser } from "./news_shared.js";

/**
 * @param {string[]} places
 * @param {(panel: import("./move_queue.js").Panel) => void} hears
 * @param {(place: string, moment: string) => boolean} [knows] is this no news here? Then it is not asked for
 * @param {(lost: boolean) => void} [lost] hears that the line is cut, and that it is there again
 * @param {boolean} [whole] is what stands there told with the news? Then it is not asked for
 * @param {(status: number, reply: import("./move_queue.js").Reply) => void} [denied] hears that what was asked for was not told
 * @returns {() => void} ends it
 */
export function follow(places, hears, knows = () => false, lost = () => {}, whole = false, denied = () => {}) {
  const line = lineOfBrowser();
  let over = false;
  let who = "";
  /** @param {string} place */
  const ask = async (place) => {
    try {
      const answer = await fetch(`/api/place/${place}`, { credentials: "same-origin", headers: named() });
      const reply = await answer.json();
      if (over) return;
      if (!answer.ok) { denied(answer.status, reply); return; }
      const { panel } = reply;
      if (!panel) return;
      if (panel.who !== who) { ({ who } = panel); line.known(mine, who); }
      hears(panel);
    } catch { /* the line opens again by itself, and then it is asked for once more */ }
  };
  const mine = line.follow({ places, whole, who, lang: document.documentElement.lang }, {
    look: () => places.forEach(ask),
    lost: (cut) => { if (!over) lost(cut); },
    news: (place, moment, panel) => {
      if (over) return;
      if (panel) hears(panel); else if (!knows(place, moment)) ask(place);
    },
  });
  return () => {
    over = true;
    line.leave(mine);
  };
}
