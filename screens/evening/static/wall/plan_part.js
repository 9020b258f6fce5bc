// A part of the plan on the projector: what is talked about, looked at or played, in large, and the cards that are spoken of.

import { el, measure } from "./dom.js";
import { fitted } from "./fitting.js";
import { say } from "./page.js";

/** @import { WallPart } from "../../../room_views/given" */

const SMALLER = 0.94;
const pen = document.createElement("canvas").getContext("2d");

/** @param {WallPart} told */
export function planPart({ sort, title, text, minutes, rows, size: [width, height] }) {
  return [el("p", { class: "sort", text: say(`part_${sort}`, { n: minutes }) }), el("h2", { text: title }), text ? el("p", { class: "text", text }) : null,
    rows.length ? el("div", { class: "laid" }, ...rows.map(({ label, cards }) => el("figure", {}, label ? el("figcaption", { text: label }) : null,
      el("div", { class: "spoken-of" }, ...cards.map(({ src, label: name }) => el("img", { src, alt: name, width, height })))))) : null].filter((one) => one !== null);
}

// As large as all of them fit, whenever there is more room or less.
/** @param {HTMLElement} box @param {WallPart} told */
export function fitPart(box, { rows, size: [width, height] }) {
  const laid = box.querySelector(".laid");
  if (!laid || !laid.clientHeight) return;
  const its = getComputedStyle(laid), em = Number.parseFloat(its.fontSize) || 1;
  if (pen) pen.font = `600 ${em}px ${its.fontFamily}`;
  const groups = rows.map(({ label, cards }) => ({ many: cards.length, label, names: [] }));
  const { card } = fitted(groups, { width: laid.clientWidth, height: laid.clientHeight, ratio: height / width, em, wide: (one) => pen?.measureText(one).width ?? one.length * em });
  measure(box, "--fit", `${card}px`);
  // Should a browser lay them otherwise than was reckoned.
  for (let size = card; size > 1 && laid.scrollHeight > laid.clientHeight + 1;) measure(box, "--fit", `${size *= SMALLER}px`);
}
