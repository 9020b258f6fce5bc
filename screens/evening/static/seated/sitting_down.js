// Sitting down in a chair, where one's first name is asked for; and what is being written or chosen outlives whatever others do meanwhile.

import { el } from "./dom.js";
import { keepName, naming, ownName } from "./naming.js";
import { say } from "./page.js";

/** @import { ChairProps } from "../../../views/at_a_table/given" */
/** @typedef {(event: string, value?: unknown) => void} Press */
/** @typedef {{ chair: number, form: HTMLElement }} Writing a name that is being written, and at which chair */

const FIELDS = "input[id], select[id], textarea[id]";

/** @type {Writing | null} */
let writing = null;

// Whoever has a name already sits down by one press; else it is asked for first.
/** @param {number} number @param {Press} press @returns {HTMLElement} */
export function sitting(number, press) {
  if (writing?.chair === number) return writing.form;
  const button = el("button", { type: "button", class: "main", text: say("sit") });
  button.onclick = () => {
    const known = ownName();
    if (known && !writing) { press("sit", { chair: number, name: known }); return; }
    if (writing) movesTo(number, button, press); else { writing = { chair: number, form: asking(press) }; button.replaceWith(writing.form); }
    writing?.form.querySelector("input")?.focus();
  };
  return button;
}

/** @param {Press} press */
function asking(press) {
  const [field, note] = naming({ spellcheck: "false", enterkeyhint: "go", required: true, id: "sits" });
  const form = el("form", { class: "field" }, el("label", { for: "sits", text: say("ask_name") }), field, note, el("button", { type: "submit", class: "main", text: say("sit") }));
  form.onsubmit = (event) => { event.preventDefault(); keepName(field.value.trim()); press("sit", { chair: writing?.chair, name: field.value }); };
  return form;
}

// The letters go along to the other chair.
/** @param {number} number @param {HTMLElement} button @param {Press} press */
function movesTo(number, button, press) {
  const { form, chair } = /** @type {Writing} */ (writing);
  writing = null;
  form.replaceWith(sitting(chair, press));
  writing = { chair: number, form };
  button.replaceWith(form);
}

// Where somebody else has taken that chair meanwhile, the name is written on at the next one that is free.
/** @param {ChairProps[]} chairs @param {boolean} seated */
export function writesOn(chairs, seated) {
  if (!writing) return;
  const { chair, form } = writing, all = chairs.filter(({ sits }) => sits).map(({ number }) => number);
  const next = all.includes(chair) ? chair : all.find((one) => one > chair) ?? all[0];
  if (seated) writing = null; else if (next !== undefined) writing = { chair: next, form };
}

// News make parts of a page anew: whoever writes there writes on, at the same letter, and what was chosen stays chosen.
/** @param {Element} page @param {() => void} tell */
export function keeping(page, tell) {
  const at = document.activeElement, focused = at instanceof HTMLElement && at.matches(FIELDS) && page.contains(at) ? at : null;
  const from = focused instanceof window.HTMLInputElement && focused.selectionStart !== null ? [focused.selectionStart, focused.selectionEnd] : null;
  const before = /** @type {HTMLSelectElement[]} */ ([...page.querySelectorAll("select[id]")]).filter(chosen);
  tell();
  for (const { id, value } of before) {
    const now = /** @type {HTMLSelectElement | null} */ (page.querySelector(`select[id="${id}"]`));
    if (now && [...now.options].some((one) => one.value === value)) now.value = value;
  }
  const now = /** @type {HTMLInputElement | null} */ (focused && page.querySelector(`[id="${focused.id}"]`));
  if (!now || now === document.activeElement) return;
  now.focus({ preventScroll: true });
  if (from) now.setSelectionRange(/** @type {number | null} */ (from[0]), /** @type {number | null} */ (from[1]));
}

// What somebody has chosen themselves, not what stood there.
/** @param {HTMLSelectElement} select */
function chosen({ options, value }) {
  const first = [...options].find((one) => one.defaultSelected) ?? options[0];
  return first !== undefined && first.value !== value;
}
