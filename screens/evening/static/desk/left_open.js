// What the season's last evening left open, at the desk: a press asks about it.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { OpenMistake } from "../../../views/in_a_room/given" */

/** @param {OpenMistake[]} open @param {(value: { game: string, misconception: string }) => void} ask */
export function leftOpen(open, ask) {
  if (!open.length) return [];
  return [el("h2", { text: say("left_open") }), el("ul", {}, ...open.map(({ belief, n, game, misconception }) => el("li", {},
    el("span", { text: say("left_open_one", { belief, n }) }),
    el("button", { type: "button", class: "quiet", "data-misconception": misconception, text: say("left_open_ask"), onclick: () => ask({ game, misconception }) }))))];
}
