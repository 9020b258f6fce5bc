// A question at the desk: the cards that lie there, and the answer with why, which is folded away where the desk itself is on a wall.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { PartRow } from "../../../room_views/given" */
/** @import { DeskPanel } from "../../../views/in_a_room/given" */
/** @import { LyingProps, LyingRow } from "../../../room_views/questions/given" */

const FOLDED = "calzettini answer folded";

/** @param {LyingProps} told @param {boolean} [seen] everybody sees the answer */
export function lying({ asked, rows, choices, answer, says }, seen = false) {
  return el("div", { class: "lying", "data-folded": folded() },
    ...asked.map((text) => el("p", { class: "asked", text })),
    el("div", { class: "lies" }, ...rows.filter(({ cards }) => cards.length).map(row)),
    solved(el("div", {}, el("p", { class: "answer", text: answer }), ...(choices.length ? [el("ul", {}, ...choices.map(choice))] : []), ...says.filter((one) => one !== answer).map((text) => el("p", { text }))), seen));
}

// Is the answer on the big screen?
/** @param {DeskPanel} panel */
export const openly = ({ stage, covered }) => stage === "revealed" && !covered;

/** @param {LyingRow | PartRow} row */
export function row({ label, cards }) {
  return el("figure", {}, label ? el("figcaption", { text: label }) : null,
    el("div", { class: "cards" }, ...cards.map((card) => el("img", { src: card.src, alt: card.label, title: card.label, "data-right": "right" in card && card.right }))));
}

/** @param {[string, boolean]} one */
const choice = ([text, right]) => el("li", { "data-right": right, text: right ? `✓ ${text}` : text });

// As it was left last: whoever shows the desk to the room folds it once.
/** @param {HTMLElement} inside @param {boolean} seen */
function solved(inside, seen) {
  const box = el("details", { class: "solved", open: !folded(), ontoggle: () => { fold(!box.open); box.parentElement?.toggleAttribute("data-folded", !box.open); } },
    el("summary", { text: say(seen ? "answer_shown" : "answer") }), inside);
  return box;
}

function folded() {
  try { return localStorage.getItem(FOLDED) !== null; } catch { return false; }
}

/** @param {boolean} on */
function fold(on) {
  try { if (on) localStorage.setItem(FOLDED, "yes"); else localStorage.removeItem(FOLDED); } catch { /* a browser that keeps nothing */ }
}
