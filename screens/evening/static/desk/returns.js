// Somebody with another browser says who they were: the desk nods, or not.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { PersonReturns } from "../../../views/in_a_room/given" */

/** @param {PersonReturns[]} wanted @param {(event: string, value: unknown) => void} press */
export function returns(wanted, press) {
  return wanted.map(({ request, name, src, card, twin }) => el("div", { class: "return", role: "alert" }, el("img", { src, alt: card }),
    el("p", { text: say("returns", { name: twin ? `${name} (${card})` : name }) }),
    el("button", { type: "button", class: "main", "data-nod": "yes", text: say("returns_yes"), onclick: () => press("nod", { request, yes: true }) }),
    el("button", { type: "button", class: "quiet", "data-nod": "no", text: say("returns_no"), onclick: () => press("nod", { request, yes: false }) })));
}
