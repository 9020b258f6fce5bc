// @ts-check
// Who plays, how long, by which house rules: the form a match begins with, and is corrected with.

import { el } from "./dom.js";
import { button, choice, form, named } from "./fields.js";

/** @import { StartingForm } from "./given" */
/** @import { Desk } from "./host" */

/** @param {Pick<Desk, "drafts">} desk @param {string} draft its name among what is not yet written
 * @param {StartingForm} told @param {Record<string, string>} words @param {string} label @param {(value: object) => void} send */
export function starting(desk, draft, told, words, label, send) {
  const had = desk.drafts.get(draft) ?? {};
  const now = {
    names: [...(had.names ?? told.names)],
    sides: [...(had.sides ?? told.sides)],
    dealer: had.dealer ?? told.dealer,
    format: had.format ?? told.format,
    house: { ...(had.house ?? {}) },
  };
  const changed = () => desk.drafts.set(draft, now);
  const columns = [0, 1].map((side) => {
    const seats = [side, side + 2].map((seat) => named(told.seats[seat][1], now.names[seat], told.longest, (text) => { now.names[seat] = text; changed(); }));
    const pair = named(told.pairs[side][1], now.sides[side], told.longest, (text) => { now.sides[side] = text; changed(); });
    return el("fieldset", { class: "side" }, el("legend", { text: told.pairs[side][0] }), ...seats.map((one) => one.node), pair.node);
  });
  const format = choice(words["new.format"], told.formats, (value) => { now.format = value; changed(); });
  format.set(now.format);
  /** @type {import("./fields.js").Options} */
  const dealers = told.seats.map(([seat], at) => [at, seat]);
  const dealer = choice(words["new.dealer"], dealers, (value) => { now.dealer = Number(value); changed(); });
  dealer.set(now.dealer);
  const rules = told.rules.map((rule) => {
    const select = el("select", {}, rule.choices.map(([value, text]) => el("option", { value: JSON.stringify(value), text })));
    select.value = JSON.stringify(now.house[rule.name] ?? rule.value);
    select.onchange = () => { now.house[rule.name] = JSON.parse(select.value); changed(); };
    return el("label", { class: "field" }, el("span", { text: rule.label }), select);
  });
  return form(() => send(now), el("div", { class: "two" }, columns), el("p", { class: "help", text: words["new.seats"] }),
    format.node, dealer.node, el("details", {}, el("summary", {}, el("span", { text: words["new.rules"] })), rules),
    button(label, "main", () => {}, { type: "submit" }));
}
