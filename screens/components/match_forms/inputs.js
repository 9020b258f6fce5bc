// @ts-check
// What stands in a form for each sort of field: how it is drawn, what was entered, and where in the move that goes.

import { combinations } from "./combinations.js";
import { choice, figure, halves, listed, named, number, several } from "./fields.js";
import { pile } from "./pile.js";

/** @import { ChoiceField, TypedField } from "./given" */
/** @import { MatchForm } from "./form.js" */
/** @import { Input } from "./host" */

/** Into `told` by its whole name, where the move has that; else by what stands between the points: `cards.0`.
 * @param {Record<string, any>} value @param {string} name @param {unknown} said */
function put(value, name, said) {
  if ("told" in value) { value.told[name] = said; return; }
  const path = name.split("."), last = /** @type {string} */ (path.pop());
  path.reduce((/** @type {any} */ inside, step) => inside[step], value)[last] = said;
}

/** A number. @param {TypedField} told @param {MatchForm} form @returns {Input} */
function typed(told, form) {
  const { now, around: { words } } = form, half = told.sort === "half";
  const { node, input } = figure(told.label, (said) => { now.told[told.key] = said; form.changed(); });
  if (half) input.inputMode = "decimal";
  input.value = String(now.told[told.key] ?? "");
  const entered = () => (half ? halves : number)(input.value);
  return {
    name: told.key, node, typed: true,
    put: (value) => {
      const n = entered();
      if (n === undefined) return words[half ? "no_half" : "no_number"].replace("{text}", input.value);
      if (n !== null) put(value, told.key, n);
      return undefined;
    },
    said: () => (entered() ?? null) !== null,
    wrong: () => { input.setAttribute("aria-invalid", "true"); input.focus(); },
  };
}

/** A name. @param {TypedField} told @param {MatchForm} form @returns {Input} */
function text(told, form) {
  const { now } = form;
  const { node, input } = named(told.label, String(now.told[told.key] ?? ""), told.longest ?? 0, (said) => { now.told[told.key] = said; form.changed(); });
  return { name: told.key, node, typed: true, put: (value) => put(value, told.key, input.value), said: () => input.value !== "" };
}

/** One of several. @param {ChoiceField} told @param {MatchForm} form @returns {Input} */
function one(told, form) {
  const { now } = form;
  const offered = (/** @type {unknown} */ said) => told.options.find(([value]) => String(value) === String(said))?.[0];
  // Where one of the answers is "nobody", it is the answer until another is given.
  const chosen = () => offered(now.told[told.key]) ?? told.default ?? offered("");
  const field = (told.sort === "list" ? listed : choice)(told.label, told.options, (value) => { now.told[told.key] = offered(value); form.changed(); });
  field.set(chosen() ?? null);
  return {
    name: told.key, node: field.node,
    put: (value) => { const said = chosen(); if (said !== undefined && said !== "") put(value, told.key, said); },
    said: () => chosen() !== undefined, wrong: () => field.focus(),
  };
}

/** Several of several. @param {ChoiceField} told @param {MatchForm} form @returns {Input} */
function many(told, form) {
  const { now } = form;
  const field = several(told.label, told.options, () => { now.told[told.key] = field.get(); form.changed(); });
  field.set(now.told[told.key] ?? []);
  return { name: told.key, node: field.node, put: (value) => put(value, told.key, field.get()), said: () => field.get().length > 0 };
}

/** @type {Record<string, (told: any, form: MatchForm) => Input>} */
export const inputs = { figure: typed, half: typed, text, one, list: one, many, combinations, pile };
