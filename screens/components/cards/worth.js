// What a card comes to by the coach's search: its points, and a bar from where to where they lie, laid over the foot of the card.

import { el, write } from "./dom.js";

/** @import { CardProps } from "../table/given" */

// The card shows it, or shows it no more. It is put on the node that is there: whoever has the focus keeps it.
/** @param {HTMLElement} node @param {CardProps["worth"]} worth */
export function weigh(node, worth) {
  const had = /** @type {HTMLElement | null} */ (node.querySelector(".worth"));
  node.toggleAttribute("data-weighed", Boolean(worth));
  if (!worth) { had?.remove(); return; }
  const its = had ?? empty();
  const [low, mean, high] = worth.at;
  write(/** @type {HTMLElement} */ (its.querySelector(".points")), worth.text);
  its.style.setProperty("--low", `${low}%`);
  its.style.setProperty("--mean", `${mean}%`);
  its.style.setProperty("--wide", `${high - low}%`);
  its.toggleAttribute("data-best", worth.best);
  if (!had) node.append(its);
}

function empty() {
  return el("span", { class: "worth", "aria-hidden": "true" }, el("span", { class: "points" }),
    el("span", { class: "scale" }, el("span", { class: "range" }), el("span", { class: "mean" })));
}
