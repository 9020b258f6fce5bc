// Who is in the room, at the desk: badge, name, who has answered; a wrong name is mended here, and who has gone is left out.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @typedef {{ badge: number, name: string, src: string, card: string, twin: boolean, right: number }} Person */

/** @param {HTMLElement} box @param {import("./line.js").Told} panel @param {(event: string, value: unknown) => void} press */
export function people(box, { people: there, in: answered, stage }, press) {
  const open = box.querySelector("li[data-open]")?.getAttribute("data-badge");
  box.replaceChildren(el("h2", { text: `${say("people")} (${there.length})` }),
    there.length ? el("ul", {}, ...there.map((/** @type {Person} */ one) => person(one, answered.includes(one.badge) && stage !== "lobby", press, String(one.badge) === open)))
      : el("p", { text: say("nobody") }));
}

/** @param {Person} one @param {boolean} answered @param {(event: string, value: unknown) => void} press @param {boolean} open */
function person(one, answered, press, open) {
  const { badge, name, src, card, twin, right } = one;
  const called = twin ? `${name} (${card})` : name;
  const node = el("li", { "data-badge": badge, "data-answered": answered },
    el("button", { type: "button", class: "person", title: card, "aria-expanded": "false", onclick: () => toggle() },
      el("img", { src, alt: card }), el("span", { text: called }), right ? el("small", { text: say("points", { n: right }) }) : null, answered ? el("span", { class: "tick", text: "✓" }) : null));
  const toggle = () => {
    if (node.toggleAttribute("data-open")) node.append(mending(badge, name, press)); else node.lastElementChild?.remove();
  };
  if (open) toggle();
  return node;
}

/** @param {number} badge @param {string} name @param {(event: string, value: unknown) => void} press */
function mending(badge, name, press) {
  const field = el("input", { value: name, maxlength: 24, "aria-label": say("rename") });
  const form = el("form", { class: "mending" }, field, el("button", { type: "submit", class: "quiet", text: say("save") }),
    el("button", { type: "button", class: "quiet", text: say("leave_out"), onclick: () => press("leave-out", { badge }) }));
  form.onsubmit = (event) => { event.preventDefault(); form.closest("li")?.removeAttribute("data-open"); press("rename", { badge, name: field.value }); };
  return form;
}
