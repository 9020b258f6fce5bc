// Coming in: a first name, typed or tapped on the club's list.

import { el } from "./dom.js";
import { say } from "./page.js";

const LONGEST = 24;

/** @param {string[]} names @param {(name: string) => void} join */
export function joining(names, join) {
  const field = el("input", { name: "name", maxlength: LONGEST, autocomplete: "given-name", autocapitalize: "words", spellcheck: "false", enterkeyhint: "go", required: true, id: "name" });
  const form = el("form", { class: "joining" }, el("label", { for: "name", text: say("ask_name") }), field, el("button", { type: "submit", class: "main", text: say("enter") }));
  form.onsubmit = (event) => { event.preventDefault(); join(field.value); };
  const listed = names.map((one) => el("button", { type: "button", class: "name", text: one, onclick: () => join(one) }));
  return el("div", { class: "welcome" }, el("h1", { text: say("welcome") }), form,
    ...(listed.length ? [el("p", { class: "lead", text: say("choose_name") }), el("div", { class: "names" }, ...listed)] : []));
}

/** @param {string} name @param {(name: string) => void} rename */
export function renaming(name, rename) {
  const field = el("input", { name: "name", maxlength: LONGEST, value: name, autocomplete: "given-name", autocapitalize: "words", "aria-label": say("rename") });
  const form = el("form", { class: "renaming" }, field, el("button", { type: "submit", class: "quiet", text: say("save") }));
  form.onsubmit = (event) => { event.preventDefault(); rename(field.value); };
  return el("details", {}, el("summary", { text: say("rename") }), form);
}
