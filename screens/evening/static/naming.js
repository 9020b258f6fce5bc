// A field for a first name: one that is too long is never cut, the field says so while it is being written.

import { el, write } from "./dom.js";
import { say } from "./page.js";

/** As many as one line of a telephone holds beside a badge, and as the room takes. */
const LONGEST = 24;

const OWN = "calzettini name";

/** The name by which whoever has this telephone came in last, here and nowhere else. */
export function ownName() {
  try { return localStorage.getItem(OWN) ?? ""; } catch { return ""; }
}

/** @param {string} name */
export function keepName(name) {
  try { localStorage.setItem(OWN, name); } catch { /* a browser that keeps nothing: it is typed again */ }
}

/** @param {Record<string, unknown>} props what else the field is @returns {[HTMLInputElement, HTMLElement]} the field, and what is said of it */
export function naming(props) {
  const note = el("small", { class: "long-name", role: "status" });
  const look = () => {
    const over = [...field.value.trim()].length - LONGEST;
    const why = over > 0 ? say("long_name", { most: LONGEST, over }) : "";
    write(note, why);
    field.setCustomValidity(why);
  };
  // What is said beside the field need not be covered by the browser's own bubble with the same words.
  /** @param {Event} event */
  const refuse = (event) => { if (field.validity.customError) { event.preventDefault(); field.focus(); } };
  const field = el("input", { name: "name", autocomplete: "given-name", autocapitalize: "words", ...props, oninput: look, oninvalid: refuse });
  look();
  return [field, note];
}
