// Who is in the room, at the desk: badge, name, who has answered; a wrong name is mended here, and who has gone is left out.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @typedef {{ badge: number, name: string, src: string, card: string, twin: boolean }} Person */

/** @param {HTMLElement} box @param {import("./line.js").Told} panel @param {(event: string, value: unknown) => void} press */
export function people(box, { people: there, points, in: answered, stage }, press) {
  // A name that is being mended goes on being so while others come and answer.
  const form = box.querySelector("form.mending"), open = form?.closest("li")?.getAttribute("data-badge");
  const field = form?.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  box.replaceChildren(el("h2", { text: `${say("people")} (${there.length})` }),
    there.length ? el("ul", {}, ...there.map((/** @type {Person} */ one) => person(one, points[one.badge] ?? 0, answered.includes(one.badge) && stage !== "lobby", press)))
      : el("p", { text: say("nobody") }));
  const again = form && box.querySelector(`li[data-badge="${open}"]`);
  if (again) { again.toggleAttribute("data-open", true); again.append(form); }
  field?.focus();
}

/** @param {Person} one @param {number} right @param {boolean} answered @param {(event: string, value: unknown) => void} press */
function person({ badge, name, src, card, twin }, right, answered, press) {
  const called = twin ? `${name} (${card})` : name;
  const node = el("li", { "data-badge": badge, "data-answered": answered },
    el("button", { type: "button", class: "person", title: card, "aria-expanded": "false", onclick: () => toggle() },
      el("img", { src, alt: card }), el("span", { text: called }), right ? el("small", { text: say("points", { n: right }) }) : null, answered ? el("span", { class: "tick", text: "✓" }) : null));
  const toggle = () => {
    if (node.toggleAttribute("data-open")) node.append(mending(badge, name, press)); else node.lastElementChild?.remove();
  };
  return node;
}

/** @param {number} badge @param {string} name @param {(event: string, value: unknown) => void} press */
function mending(badge, name, press) {
  const field = el("input", { value: name, maxlength: 24, "aria-label": say("rename") });
  const form = el("form", { class: "mending" }, field, el("button", { type: "submit", class: "quiet", text: say("save") }),
    el("button", { type: "button", class: "quiet", text: say("leave_out"), onclick: () => press("leave-out", { badge }) }));
  form.onsubmit = (event) => { event.preventDefault(); form.closest("li")?.removeAttribute("data-open"); form.remove(); press("rename", { badge, name: field.value }); };
  return form;
}
