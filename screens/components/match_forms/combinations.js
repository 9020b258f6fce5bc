// @ts-check
// Combinations that a player shows: of which kinds, how many cards, and what they are worth at once; or only their points.

import { el, fill, keyed, write } from "./dom.js";
import { choice, figure, number, several } from "./fields.js";

/** @import { CombinationsField, CombinationsProps } from "./given" */
/** @import { MatchForm } from "./form.js" */
/** @import { Input } from "./host" */

/** @param {CombinationsField} told @param {MatchForm} form @returns {Input} */
export function combinations(told, form) {
  const { words } = form.around;
  const offered = /** @type {CombinationsProps} */ (form.around.combinations);
  const now = form.now.told[told.key] ??= { kinds: {}, figure: "" };
  const kinds = offered.groups.flatMap((group) => group.kinds);
  const chosen = () => kinds.filter((one) => one.kind in now.kinds);
  const changed = () => { dress(); form.changed(); };

  const groups = offered.groups.map((group) => {
    const field = several(group.label, group.kinds.map((one) => [one.kind, one.name]), () => {
      const picked = field.get();
      for (const { kind, sizes } of group.kinds) {
        if (!picked.includes(kind)) delete now.kinds[kind];
        else now.kinds[kind] ??= sizes[0][0];
      }
      changed();
    });
    field.set(Object.keys(now.kinds));
    return field.node;
  });
  const many = el("div", {});
  const points = figure(words["declare.points"], (text) => { now.figure = text; changed(); });
  points.input.value = now.figure;
  const worth = el("p", { class: "worth", role: "status" });
  const come_to = () => (chosen().length ? worthOf(offered, now.kinds) : number(now.figure)) || 0;

  const dress = () => {
    keyed(many, chosen().map((one) => ({ ...one, key: one.kind })), (one) => {
      const field = choice(one.label, one.sizes.map(([n]) => [n, String(n)]), (n) => { now.kinds[one.kind] = Number(n); changed(); });
      field.set(now.kinds[one.kind]);
      return field.node;
    }, () => {});
    points.node.hidden = chosen().length > 0;
    const sum = come_to();
    write(worth, sum ? fill(words[sum === 1 ? "declare.one" : "declare.many"], { n: sum }) : form.way?.needs[0]?.why ?? "");
    worth.toggleAttribute("data-empty", !sum);
  };
  dress();
  return {
    name: told.key,
    node: el("div", {}, groups, many, points.node, worth),
    put: (value) => {
      const said = chosen().map(({ kind }) => [kind, now.kinds[kind]]);
      const figures = said.length ? null : number(now.figure);
      if (figures === undefined) return words.no_number.replace("{text}", now.figure);
      Object.assign(value, { combinations: said, figure: figures });
      return undefined;
    },
    said: () => come_to() > 0,
  };
}

/** What the combinations come to: figures and the number from which a sort counts double are the engine's.
 * @param {CombinationsProps} offered @param {Record<string, number>} kinds */
export function worthOf(offered, kinds) {
  return offered.groups.reduce((sum, group) => {
    const worths = group.kinds.filter((one) => one.kind in kinds)
      .map((one) => one.sizes.find(([n]) => n === kinds[one.kind])?.[1] ?? 0);
    const points = worths.reduce((a, b) => a + b, 0);
    return sum + (worths.length >= offered.doubles_from ? 2 * points : points);
  }, 0);
}
