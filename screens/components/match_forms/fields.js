// @ts-check
// Fields of the forms: one of several, several of several, a figure, a name. All native, so that the keyboard does what it does.

import { el, write } from "./dom.js";

let groups = 0;

/** @typedef {[value: string | number | boolean, text: string][]} Options */

/** One of several, as buttons side by side.
 * @param {string} label @param {Options} options @param {(value: string) => void} on */
export function choice(label, options, on) {
  const name = `choice ${groups += 1}`;
  const row = el("div", { class: "options" });
  const node = el("fieldset", { class: "choice" }, el("legend", { text: label }), row);
  /** @type {HTMLInputElement[]} */
  let inputs = [];
  /** @param {Options} told */
  const offer = (told) => {
    const had = get();
    // The same ones under other names: whichever has the focus keeps it, and no other is made.
    if (inputs.length === told.length && inputs.every((one, at) => one.value === String(told[at][0]))) {
      [...row.querySelectorAll("span")].forEach((one, at) => write(one, told[at][1]));
      return;
    }
    inputs = told.map(([value]) => el("input", { type: "radio", name, value: String(value), onchange: (/** @type {any} */ e) => on(e.target.value) }));
    row.replaceChildren(...told.map(([, text], at) => el("label", {}, inputs[at], el("span", { text }))));
    set(had);
  };
  const get = () => inputs.find((one) => one.checked)?.value ?? null;
  /** @param {string | number | boolean | null} value */
  const set = (value) => { for (const one of inputs) if (one.checked !== (one.value === String(value))) one.checked = !one.checked; };
  offer(options);
  return { node, get, set, offer, focus: () => (inputs.find((one) => one.checked) ?? inputs[0])?.focus() };
}

/** One of many, in a list that opens; a single one stays. @param {string} label @param {Options} options @param {(value: string) => void} on */
export function listed(label, options, on) {
  const select = el("select", { disabled: options.length === 1 }, options.map(([value, text]) => el("option", { value: String(value), text })));
  select.onchange = () => on(select.value);
  return {
    node: el("label", { class: "field" }, el("span", { text: label }), select),
    /** @param {string | number | boolean | null} value */
    set: (value) => { select.value = String(value); },
    focus: () => select.focus(),
  };
}

/** Several of several. @param {string} label @param {Options} options @param {() => void} on */
export function several(label, options, on) {
  const inputs = options.map(([value]) => el("input", { type: "checkbox", value: String(value), onchange: on }));
  const node = el("fieldset", { class: "choice" }, el("legend", { text: label }),
    el("div", { class: "options" }, options.map(([, text], at) => el("label", {}, inputs[at], el("span", { text })))));
  return {
    node,
    get: () => inputs.filter((one) => one.checked).map((one) => one.value),
    /** @param {string[]} values */
    set: (values) => { for (const one of inputs) one.checked = values.includes(one.value); },
  };
}

/** A number as one writes it. @param {string} label @param {(text: string) => void} on */
export function figure(label, on) {
  const input = el("input", { type: "text", inputmode: "numeric", class: "figure", autocomplete: "off", maxlength: 5 });
  const text = el("span", { text: label });
  input.oninput = () => { input.removeAttribute("aria-invalid"); on(input.value); };
  return { node: el("label", { class: "field" }, text, input), input, text };
}

/** @param {string} label @param {string} value @param {number} longest @param {(text: string) => void} on */
export function named(label, value, longest, on) {
  const input = el("input", { type: "text", autocomplete: "off", maxlength: longest, value });
  input.oninput = () => on(input.value);
  return { node: el("label", { class: "field" }, el("span", { text: label }), input), input };
}

/** What stands in a field of figures; null where it is empty, undefined where it is no number. @param {string} text */
export function number(text) {
  const told = text.trim();
  if (!told) return null;
  return /^\d{1,5}$/.test(told) ? Number(told) : undefined;
}

/** Card points as one writes them, halves too, as the server reads them: `40.5`; null and undefined as of a number. @param {string} text */
export function halves(text) {
  const told = text.trim().replace("½", ".5").replace(",", ".");
  if (!told) return null;
  return /^\d{0,3}(\.[05])?$/.test(told) ? `${told.startsWith(".") ? "0" : ""}${told}` : undefined;
}

/** A press, once: the second half of a double click belongs to the first.
 * @param {string} text @param {string} look @param {() => void} on @param {Record<string, unknown>} [more] */
export function button(text, look, on, more = {}) {
  const pressed = (/** @type {MouseEvent} */ click) => { if (click.detail > 1) click.preventDefault(); else on(); };
  return el("button", { type: "button", class: look, text, onclick: pressed, ...more });
}

/** A form that Enter in any of its fields sends. @param {() => void} send @param {...any} parts */
export function form(send, ...parts) {
  const node = el("form", { novalidate: true }, ...parts);
  node.onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    send();
  };
  return node;
}

/** Is the keyboard nowhere, since what it was on has gone, or is hidden, as the browser knows only a moment later? @param {Node} node any of the page */
export function unfocused(node) {
  const { activeElement } = /** @type {Document | ShadowRoot} */ (node.getRootNode());
  return !activeElement || activeElement === document.body || activeElement.closest("[hidden]") !== null;
}
