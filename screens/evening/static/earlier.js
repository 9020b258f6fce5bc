// The evenings that are over, and the season they are of, as the pages list them from which one goes to them.

import { el } from "./dom.js";
import { earlier, say, season } from "./page.js";

/** The way to one's own season; nothing for whoever is in none. */
export const toSeason = () => (season ? el("a", { class: "quiet", href: "/s/season", text: say("season") }) : null);

/** The evenings that are over where one was, each a way to what it leaves; nothing where there is none. */
export function before() {
  if (!earlier.length) return null;
  return el("section", { class: "earlier" }, el("h2", { text: say("earlier") }),
    ...earlier.map(({ code, day, href }) => el("a", { class: "quiet", href, text: say("earlier_one", { day, room: code }) })));
}
