// @ts-check
// Which game of a family, who plays, by which house rules: the form such a match begins with, and is corrected with.

import { el } from "./dom.js";
import { button, choice, form, named } from "./fields.js";

/** @import { SeatedForm } from "../settled/given" */
/** @import { Desk } from "../board/host" */

/** @param {Pick<Desk, "drafts">} desk @param {string} draft its name among what is not yet written
 * @param {SeatedForm} told @param {Record<string, string>} w @param {string} label @param {(value: object) => void} send */
export function seated(desk, draft, told, w, label, send) {
  const had = desk.drafts.get(draft) ?? {};
  const now = {
    game: had.game ?? told.game, names: [...(had.names ?? told.names)], dealer: had.dealer ?? told.dealer, house: { ...(had.house ?? {}) },
  };
  const changed = () => desk.drafts.set(draft, now);
  const inside = el("div", {});
  const game = () => told.games.find((one) => one.id === now.game) ?? told.games[0];
  const select = el("select", {}, told.games.map((one) => el("option", { value: one.id, text: one.name })));
  select.value = now.game;
  select.disabled = told.fixed;
  select.onchange = () => { now.game = select.value; now.house = {}; now.dealer = 0; changed(); turn(); };
  const turn = () => {
    const its = game();
    const names = its.seats.map((text, at) =>
      named(text, now.names[at] ?? "", told.longest, (typed) => { now.names[at] = typed; changed(); }).node);
    const dealer = choice(w["new.dealer"], its.seats.map((_, at) => [at, String(at + 1)]), (value) => { now.dealer = Number(value); changed(); });
    dealer.set(now.dealer);
    const rules = its.rules.map((rule) => {
      const field = el("select", {}, rule.choices.map(([value, text]) => el("option", { value: JSON.stringify(value), text })));
      field.value = JSON.stringify(now.house[rule.name] ?? rule.value);
      field.onchange = () => { now.house[rule.name] = JSON.parse(field.value); changed(); };
      return el("label", { class: "field" }, el("span", { text: rule.label }), field);
    });
    inside.replaceChildren(el("div", { class: "two" }, names), el("p", { class: "help", text: w["jochi.seats"] }), dealer.node,
      ...(rules.length ? [el("details", {}, el("summary", {}, el("span", { text: w["new.rules"] })), rules)] : []));
  };
  turn();
  // As they stand: a rule that was not touched is told, too, or a correction would take it back.
  const value = () => ({
    game: now.game, names: game().seats.map((_, at) => now.names[at] ?? ""), dealer: now.dealer,
    house: Object.fromEntries(game().rules.map((rule) => [rule.name, now.house[rule.name] ?? rule.value])),
  });
  return form(() => send(value()), el("label", { class: "field" }, el("span", { text: w["jochi.game"] }), select), inside,
    button(label, "main", () => {}, { type: "submit" }));
}
