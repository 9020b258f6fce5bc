// How far everybody is, at the desk: a row for each pupil, hands first, then whoever has come no further for two minutes.

import { el } from "./dom.js";
import { inOrder, stuck } from "./pace_order.js";
import { say } from "./page.js";
import { undisturbed } from "./undisturbed.js";

const MARKS = /** @type {Record<string, string>} */ ({ right: "✓", help: "✓", wrong: "✗", read: "·", here: "●", missed: "✗" });
const HERE = ["here", "missed"], WRONG = ["wrong", "missed"];

/** @import { PaceGrid, PaceRow, PersonProps } from "../../../room_views/given" */

// The grid, or nothing: as soon as nobody aims at a row of the one that stands there, for the rows change places. What has the focus
// has it again.
/** @param {HTMLElement} box @param {PaceGrid | null} grid @param {PersonProps[]} people @param {number} since @param {(event: string, value: unknown) => void} press */
export function paceIn(box, grid, people, since, press) {
  undisturbed(box, () => {
    const focused = /** @type {HTMLElement | null} */ (box.querySelector(":focus"));
    const row = `[data-badge="${focused?.closest("[data-badge]")?.getAttribute("data-badge")}"]`;
    box.replaceChildren(...(grid ? [paceGrid(grid, people, since, press)] : []));
    const again = box.querySelector(`${row} [data-event="${focused?.dataset.event}"]`) ?? box.querySelector(`${row} button`);
    if (focused) /** @type {HTMLElement | null} */ (again)?.focus();
  });
}

/** @param {PaceGrid} grid @param {PersonProps[]} people @param {number} since @param {(event: string, value: unknown) => void} press */
function paceGrid({ title, steps, rows }, people, since, press) {
  const named = new Map(people.map((one) => [one.badge, one]));
  const done = rows.filter((row) => row.done).length;
  return el("div", { class: "grid" }, el("h2", { text: title }), el("p", { text: say("pace_done", { n: done, of: rows.length }) }),
    el("div", { class: "rows", role: "list" }, ...inOrder(rows, since).map((row) => line(row, steps, named.get(row.badge), since, press))),
    el("p", { class: "key", text: say("pace_key") }));
}

/** @param {PaceRow} row @param {string[]} steps @param {PersonProps | undefined} one @param {number} since @param {(event: string, value: unknown) => void} press */
function line(row, steps, one, since, press) {
  const { badge, hand, belief, helped } = row;
  const wait = stuck(row, since);
  const name = one ? (one.twin ? `${one.name} (${one.card})` : one.name) : "";
  const send = (/** @type {string} */ event) => el("button", { type: "button", class: "quiet", "data-event": event, text: say(event), onclick: () => press(event, { badge }) });
  return el("div", { class: "row", role: "listitem", "data-badge": badge, "data-hand": Boolean(hand), "data-stuck": wait },
    el("div", { class: "whose" }, one ? el("img", { src: one.src, alt: one.card }) : null, el("strong", { text: name }),
      hand ? el("span", { class: "flag", text: say("pace_hand") }) : null,
      wait ? el("span", { class: "flag", text: say("pace_stuck", { n: Math.floor((row.idle + since) / 60) }) }) : null,
      row.done ? el("span", { class: "flag done", text: say("pace_over") }) : null,
      helped ? el("small", { text: say("pace_helped", { n: helped }) }) : null),
    el("div", { class: "cells", role: "img", "aria-label": spoken(row, steps) }, ...row.cells.map((came, at) => el("span", { class: `cell ${came || "none"}${steps[at] ? "" : " told"}`, title: steps[at], text: MARKS[came] ?? "" }))),
    belief ? el("p", { class: "belief", text: say("pace_belief", { belief }) }) : null,
    row.done ? null : el("div", { class: "sends" }, row.hint ? send("hint") : null, row.asked ? send("example") : null, hand ? send("lower") : null));
}

/** @param {PaceRow} row @param {string[]} steps */
function spoken({ cells, done }, steps) {
  const at = cells.findIndex((came) => HERE.includes(came));
  const right = cells.filter((came) => came === "right" || came === "help").length;
  return say("pace_spoken", { at: done ? steps.length : at < 0 ? 0 : at + 1, of: steps.length, right, wrong: cells.filter((came) => WRONG.includes(came)).length });
}
