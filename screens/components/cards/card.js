// One card: its picture with what is laid over it, a button where it may be picked, and the name it goes by.

import { el, flag, longest, mark, write } from "./dom.js";
import { draggable } from "./dragging.js";
import { face, named, tag } from "./overlays.js";
import { weigh } from "./worth.js";

/** @import { CardProps, MarkProps, RowProps } from "../table/given" */
/** @import { Words } from "../../wording/given" */

/**
 * @typedef {object} Touched
 * @property {(node: HTMLElement) => void} press
 * @property {(node: HTMLElement) => void} come the focus is on it
 * @property {(node: HTMLElement | null, left?: HTMLElement) => void} look it is looked at: a mouse is on it, or the focus of a keyboard
 * @property {(node: HTMLElement) => void} turn it is to be seen large
 * @property {() => boolean} moves may it be dragged onto another?
 * @property {(node: HTMLElement, onto: Element) => void} drop
 */

const HELD = 550; // milliseconds of a finger on a card that is to be seen large

/** Why a card may not go now, by its node. @type {WeakMap<HTMLElement, MarkProps>} */
const refusals = new WeakMap();

// A node for a card of this row; it lives as long as the card lies where it is. `pick`: it may be picked, now or at another moment.
/** @param {CardProps} card @param {RowProps} row @param {boolean} pick @param {HTMLImageElement} image @param {Touched} on */
export function cardNode(card, row, pick, image, on) {
  const under = named_(row, pick) ? el("span", { class: "under", "aria-hidden": "true", text: card.label, style: { "--longest": longest(card.label) } }) : null;
  const shown = [face(image, card), tag(card), under];
  if (!pick) {
    const node = el("div", { class: "card", role: row.seat === null || row.seat === undefined ? "listitem" : null }, shown);
    node.onclick = () => on.turn(node);
    return node;
  }
  const badges = el("span", { class: "badges", "aria-hidden": "true" }, el("span", { class: "nth" }), el("span", { class: "badge" }));
  const button = el("button", { type: "button", class: "card", tabindex: "-1" }, shown, badges);
  linger(button, () => on.turn(button));
  draggable(button, on.moves, (onto) => on.drop(button, onto));
  button.onclick = () => on.press(button);
  button.onfocus = () => { on.come(button); if (anyoneThere() && button.matches(":focus-visible")) on.look(button); };
  button.onblur = () => on.look(null, button);
  button.onmouseenter = () => { if (hovers()) on.look(button); };
  button.onmouseleave = () => on.look(null);
  return button;
}

// A browser tells a finger's last place as that of a mouse: a card that comes to lie there is not looked at.
function hovers() { return !matchMedia("(hover: none)").matches; }

// Has anything been pressed or touched on this page? Before, the focus is at the first card because the page put it there.
function anyoneThere() { return window.navigator.userActivation?.hasBeenActive ?? true; }

// What the card says of itself now; returns its name. A card that may not go is greyed and says why when it is touched.
/** @param {HTMLElement} node @param {CardProps} card @param {RowProps} row @param {number} place @param {Words} words */
export function nameCard(node, card, row, place, words) {
  const name = named(row.named ? card.label : `${place + 1}. ${card.label}`, card, words);
  if (card.why) refusals.set(node, card.why); else refusals.delete(node);
  flag(node, "data-dim", Boolean(card.why));
  flag(node, "data-seen", Boolean(card.seen));
  if (node.getAttribute("role") === "listitem") node.setAttribute("aria-label", name);
  if (node.dataset.name !== card.label) node.dataset.name = card.label;
  const under = node.querySelector(".under");
  if (under) {
    write(under, card.label);
    /** @type {HTMLElement} */ (under).style.setProperty("--longest", String(longest(card.label)));
  }
  weigh(node, card.worth);
  return [name, card.worth?.said, card.why && words.dim].filter(Boolean).join(", ");
}

// A card that could be picked at another moment is only looked at now: it looks as any other.
/** @param {HTMLElement} node @param {string} name */
export function rest(node, name) {
  for (const what of ["aria-pressed", "aria-disabled", "data-held", "data-advised"]) node.removeAttribute(what);
  for (const [what, value] of Object.entries({ "data-mark": "", tabindex: "-1", "aria-label": name })) mark(node, what, value);
  for (const badge of node.querySelectorAll(".nth, .badge")) write(badge, "");
  if (node.style.order) node.style.order = "";
}

// What is only looked at bears its name; in a trick every card does.
/** @param {RowProps} row @param {boolean} pick */
function named_({ layout, named: its, names }, pick) { return its && (names ?? (layout === "trick" || !pick)); }

// A finger that stays on a card wants to see it, and not to pick it.
/** @param {HTMLElement} node @param {() => void} seen */
function linger(node, seen) {
  let timer = 0;
  const off = () => clearTimeout(timer);
  node.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    off();
    timer = window.setTimeout(() => {
      node.addEventListener("click", (click) => { click.stopImmediatePropagation(); click.preventDefault(); }, { capture: true, once: true });
      seen();
    }, HELD);
  });
  for (const name of ["pointerup", "pointermove", "pointercancel"]) node.addEventListener(name, off);
}

/** @param {HTMLElement} node */
export function whyNot(node) { return refusals.get(node) ?? null; }

// The pictures of these cards, by where they come from.
/** @param {HTMLElement[]} nodes */
export function picturesOf(nodes) {
  /** @type {Map<string, HTMLImageElement[]>} */
  const found = new Map();
  for (const one of nodes.flatMap((node) => [...node.querySelectorAll("img")])) {
    const src = one.getAttribute("src") ?? "";
    found.set(src, [...(found.get(src) ?? []), one]);
  }
  return found;
}
