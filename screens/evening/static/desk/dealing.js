// The same deal for all, at the desk: a number that was played before, or one that is drawn; who is through.

import { el } from "./dom.js";
import { say } from "./page.js";
import { sure } from "./sure.js";

/** @import { DealOfAll, PersonProps } from "../../../room_views/given" */

const WORDS = /** @type {Record<string, string>} */ ({ any: "deal_any", begato: "deal_with_begato", matto: "deal_matto", deals: "deal_deals" });
const WANTS = Object.keys(WORDS);

/** @param {(value: Record<string, unknown>) => void} deal */
export function dealing(deal) {
  const field = el("input", { type: "text", inputmode: "numeric", maxlength: 6, "aria-label": say("deal_number"), placeholder: say("deal_number") });
  const form = el("form", { class: "numbered" }, field, el("button", { type: "submit", class: "quiet", text: say("deal_play") }));
  form.onsubmit = (event) => { event.preventDefault(); const number = Number.parseInt(field.value.trim(), 10); if (number > 0) deal({ number }); else field.focus(); };
  return el("details", {}, el("summary", {}, el("h2", { text: say("deal_for_all") })), el("div", { class: "what" }, el("p", { text: say("deal_how") }),
    el("div", { class: "ways" }, ...WANTS.map((wants) => el("button", { type: "button", class: "way", "data-wants": wants, text: say(WORDS[wants]), onclick: () => deal({ wants }) }))), form));
}

/** @param {DealOfAll} deal @param {PersonProps[]} people @param {string} room */
export function throughWith({ number, through }, people, room) {
  return [el("h2", { text: say("deal_title", { n: number }) }), el("p", { text: say("pace_done", { n: through.length, of: people.length }) }),
    el("div", { class: "badges" }, ...people.filter(({ badge }) => through.includes(badge)).map(({ src, name }) => el("img", { src, alt: name, title: name }))),
    el("p", {}, el("a", { href: `/s/deal.pdf?room=${room}`, text: say("deal_print") }))];
}

// The wall shows what was laid away and who kept the Begato: whoever still holds those cards would play on knowing it.
/** @param {DealOfAll} deal @param {PersonProps[]} people @param {() => void} press */
export function comparing({ through, compared }, people, press) {
  const left = people.filter(({ badge }) => !through.includes(badge)).length;
  if (compared || !left) press(); else sure(say("compare_sure", { n: left, of: people.length }), "compare", press);
}
