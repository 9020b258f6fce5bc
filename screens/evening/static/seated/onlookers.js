// What those see who only look on at a table of friends.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { OnlookersProps } from "../../../views/at_a_table/given" */

/** @param {OnlookersProps | undefined} its none at a teaching table, nor where others play the same deals
 * @param {(event: string, value?: unknown) => void} press @returns {HTMLElement[]} */
export function onlookers(its, press) {
  if (!its) return [];
  const { says, ways } = its;
  if (!ways.length) return [el("p", { class: "onlookers", text: says })];
  const select = el("select", { id: "onlookers" }, ...ways.map(({ name, now }, at) => el("option", { value: String(at), text: name, selected: now })));
  select.onchange = () => { const { on, chairs } = ways[Number(select.value)]; press("onlookers", { on, chairs }); };
  return [el("div", { class: "field" }, el("label", { for: "onlookers", text: say("onlookers") }), select), ...(says ? [el("p", { class: "onlookers", text: says })] : [])];
}
