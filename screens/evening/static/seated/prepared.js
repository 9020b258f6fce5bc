// Cards that a teacher has prepared: a deal by its number or with an aim, a problem, a record.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @typedef {(event: string, value?: unknown) => void} Press */

/** @param {[string, string][]} themes what there are problems about @param {[string, string][]} aims what deals can be looked for by @param {HTMLElement} number that of this deal @param {Press} press @returns {HTMLElement[]} */
export function prepared(themes, aims, number, press) {
  const which = el("input", { id: "number", inputmode: "numeric", pattern: "[0-9]{1,15}", required: true });
  const record = el("textarea", { id: "record", rows: "4", required: true, spellcheck: "false" });
  const [theme, aim] = /** @type {[string, [string, string][]][]} */ ([["theme", themes], ["aim", aims]]).map(([id, all]) => el("select", { id }, ...all.map(([value, text]) => el("option", { value, text }))));
  return [el("summary", { text: say("prepared") }), number,
    field("number", which, "number_deal", () => press("again", { number: Number(which.value) })),
    ...(aims.length ? [field("aim", aim, "aim_deal", () => press("again", { aim: aim.value }))] : []),
    ...(themes.length ? [field("theme", theme, "theme_deal", () => press("lay-out", { theme: theme.value }))] : []),
    field("record", record, "record_deal", () => press("lay-out", { record: record.value }))];
}

/** @param {string} name @param {HTMLElement} its @param {string} deals @param {() => void} go */
function field(name, its, deals, go) {
  const form = el("form", { class: "field" }, el("label", { for: name, text: say(`which_${name}`) }), its, el("button", { type: "submit", class: "quiet", text: say(deals) }));
  form.onsubmit = (event) => { event.preventDefault(); go(); };
  return form;
}

// Who sits there changes places with whoever has another chair.
/** @param {{ number: number, name: string }[]} chairs @param {Press} press */
export function moving(chairs, press) {
  if (!chairs.some(({ name }) => name)) return null;
  const choice = (/** @type {string} */ id, /** @type {number} */ at) => el("select", { id, "aria-label": say(id) }, ...chairs.map(({ number, name }) => el("option", { value: number, selected: number === at, text: name || say("chair", { n: number + 1 }) })));
  const first = chairs.find(({ name }) => name)?.number ?? 0, one = choice("move_from", first), other = choice("move_to", first ? 0 : 1);
  const form = el("form", { class: "field moving" }, el("p", { text: say("move") }), one, other, el("button", { type: "submit", class: "quiet", text: say("move_do") }));
  form.onsubmit = (event) => { event.preventDefault(); press("move", { chair: Number(one.value), to: Number(other.value) }); };
  return form;
}
