// Coming back with another browser: which of those who are here one was, and waiting until the teacher has nodded.

import { el } from "./dom.js";
import { naming } from "./naming.js";
import { say } from "./page.js";

/** @import { PersonProps } from "../../../room_views/given" */

/** @param {PersonProps[]} here @param {string} name */
export const ofThisName = (here, name) => here.filter((one) => alike(one.name, name));

/** @param {string} one @param {string} other */
const alike = (one, other) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

// Somebody of this name is here: the same person with another browser, or another one of that name?
/** @param {string} name @param {PersonProps[]} them @param {{ back: (badge: number) => void, join: (name: string) => void }} does */
export function sameOrAnother(name, them, { back, join }) {
  return el("div", { class: "welcome" }, el("h1", { text: say("same_name", { name }) }),
    ...them.map((one) => person(one, say("same_me"), back)),
    el("button", { type: "button", class: "quiet", text: say("same_other", { name }), onclick: () => join(name) }));
}

/** @param {PersonProps[]} here @param {(badge: number) => void} back */
export function wasHere(here, back) {
  if (!here.length) return null;
  return el("details", { class: "was-here" }, el("summary", { text: say("was_here") }), el("p", { text: say("was_here_how") }),
    el("div", { class: "persons" }, ...here.map((one) => person(one, one.name, back))));
}

/** @param {PersonProps} one @param {string} label @param {(badge: number) => void} back */
function person({ badge, src, card }, label, back) {
  return el("button", { type: "button", class: "name person", title: card, onclick: () => back(badge) }, el("img", { src, alt: card }), el("span", { text: label }));
}

/** @param {PersonProps} wanted @param {(name: string) => void} join */
export function waitingForNod({ name, src, card }, join) {
  const [field, note] = naming({ required: true, "aria-label": say("ask_name") });
  const form = el("form", {}, field, note, el("button", { type: "submit", class: "quiet", text: say("enter") }));
  form.onsubmit = (event) => { event.preventDefault(); join(field.value); };
  return [el("h1", { text: say("back_waits", { name }) }), el("img", { class: "badge-large", src, alt: card }),
    el("p", { class: "lead", text: say("back_how") }), el("details", {}, el("summary", { text: say("back_not") }), form)];
}
