// How a round goes: four switches, at the desk and before a room is opened.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { CustomsProps } from "../../../room_views/given" */

/** @type {(keyof CustomsProps)[]} */
const SWITCHES = ["talks", "hidden", "again", "question"];

/** Fills the box once; afterwards a switch that has the focus keeps it.
 * @param {HTMLElement} box @param {CustomsProps} now @param {(changed: Partial<CustomsProps>) => void} agree */
export function customs(box, now, agree) {
  if (!box.firstElementChild) box.append(el("fieldset", {}, el("legend", {}, el("h2", { text: say("customs") })), ...SWITCHES.map((name) => one(name, agree))), el("p", { text: say("customs_how") }));
  for (const input of box.querySelectorAll("input")) input.checked = now[/** @type {keyof CustomsProps} */ (input.name)] ?? true;
}

/** @param {keyof CustomsProps} name @param {(changed: Partial<CustomsProps>) => void} agree */
function one(name, agree) {
  const input = el("input", { type: "checkbox", name, onchange: () => agree({ [name]: input.checked }) });
  return el("label", {}, input, el("span", { text: say(`customs_${name}`) }));
}
