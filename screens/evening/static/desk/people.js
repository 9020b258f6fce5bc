// Who is in the room, at the desk: badge, name, who has answered; a wrong name is mended here, and who has gone is left out.

import { el, keyed, mark, write } from "./dom.js";
import { naming } from "./naming.js";
import { say } from "./page.js";

/** While an answer is waited for or kept back: beside how many were right, a tick would say that this one was. */
const ASKED = ["open", "closed", "talk"];

/** @import { PersonProps } from "../../../room_views/given" */
/** @import { DeskPanel } from "../../../views/in_a_room/given" */

/** @param {HTMLElement} box @param {DeskPanel} panel @param {(event: string, value: unknown) => void} press */
export function people(box, { people: there, points, in: answered, stage }, press) {
  if (!box.firstElementChild) box.append(el("h2"), el("ul"), el("p", { text: say("nobody") }));
  const asked = ASKED.includes(stage);
  const [title, list, nobody] = box.children;
  write(title, `${say("people")} (${there.length})`);
  nobody.toggleAttribute("hidden", there.length > 0);
  // A name that is being mended goes on being so while others come and answer.
  const rows = there.map((one) => ({ ...one, key: one.badge }));
  keyed(list, rows, (one) => person(one, press), (node, one) => dressed(node, one, points[one.badge] ?? 0, asked && answered.includes(one.badge)));
}

/** @param {PersonProps} one @param {(event: string, value: unknown) => void} press */
function person({ badge, src, card }, press) {
  const node = el("li", { "data-badge": badge },
    el("button", { type: "button", class: "person", title: card, "aria-expanded": "false", onclick: () => toggle() },
      el("img", { src, alt: card }), el("span", { class: "who" }, el("span"), el("small")), el("span", { class: "tick" })));
  const toggle = () => {
    const form = node.querySelector("form");
    if (form) form.remove(); else node.append(mending(badge, node.dataset.name ?? "", press));
    unfolded(node, !form);
  };
  return node;
}

/** @param {Element | null} node @param {boolean} on */
function unfolded(node, on) {
  node?.toggleAttribute("data-open", on);
  node?.firstElementChild?.setAttribute("aria-expanded", String(on));
}

/** @param {HTMLElement} node @param {PersonProps} one @param {number} right @param {boolean} answered */
function dressed(node, { name, card, twin }, right, answered) {
  const [called, points, tick] = [...node.querySelectorAll(".who > span, .who > small, .tick")];
  mark(node, "data-name", name);
  mark(node, "data-answered", String(answered));
  write(called, twin ? `${name} (${card})` : name);
  write(points, right ? say("points", { n: right }) : "");
  write(tick, answered ? "✓" : "");
}

/** @param {number} badge @param {string} name @param {(event: string, value: unknown) => void} press */
function mending(badge, name, press) {
  const [field, note] = naming({ value: name, autocomplete: "off", "aria-label": say("rename") });
  const form = el("form", { class: "mending" }, field, note, el("button", { type: "submit", class: "quiet", text: say("save") }),
    el("button", { type: "button", class: "quiet", text: say("leave_out"), onclick: () => press("leave-out", { badge }) }));
  form.onsubmit = (event) => { event.preventDefault(); unfolded(form.closest("li"), false); form.remove(); press("rename", { badge, name: field.value }); };
  return form;
}
