// Coming in: a first name, typed or tapped on the club's list.

import { el } from "./dom.js";
import { ofThisName, sameOrAnother, wasHere } from "./coming_back.js";
import { keepName, naming, ownName } from "./naming.js";
import { say } from "./page.js";

/** @import { JoinPanel } from "../../../views/in_a_room/given" */

/** @param {Pick<JoinPanel, "names" | "here" | "denied">} panel @param {{ join: (name: string) => void, back: (badge: number) => void }} does */
export function joining({ names, here, denied }, { join, back }) {
  const box = el("div", { class: "welcome" });
  // Whoever has this name may be here already, with a browser that has forgotten it.
  /** @param {string} name */
  const enter = (name) => {
    const them = ofThisName(here, name);
    keepName(name.trim());
    if (them.length) box.replaceChildren(sameOrAnother(name.trim(), them, { back, join })); else join(name);
  };
  const [field, note] = naming({ spellcheck: "false", enterkeyhint: "go", required: true, id: "name", value: ownName() });
  const form = el("form", { class: "joining" }, el("label", { for: "name", text: say("ask_name") }), field, note, el("button", { type: "submit", class: "main", text: say("enter") }));
  form.onsubmit = (event) => { event.preventDefault(); enter(field.value); };
  const listed = names.map((one) => el("button", { type: "button", class: "name", text: one, onclick: () => enter(one) }));
  box.append(...[denied ? el("p", { class: "trouble", text: say("back_denied") }) : null, el("h1", { text: say("welcome") }), form,
    ...(listed.length ? [el("p", { class: "lead", text: say("choose_name") }), el("div", { class: "names" }, ...listed)] : []), wasHere(here, back)].filter((one) => one !== null));
  return box;
}

/** @param {string} name @param {(name: string) => void} rename */
export function renaming(name, rename) {
  const [field, note] = naming({ value: name, "aria-label": say("rename") });
  const form = el("form", { class: "renaming" }, field, note, el("button", { type: "submit", class: "quiet", text: say("save") }));
  form.onsubmit = (event) => { event.preventDefault(); keepName(field.value.trim()); rename(field.value); };
  return el("details", {}, el("summary", { text: say("rename") }), form);
}
