// Which evenings count, what the season is called, its end, and the next one.

import { el } from "./dom.js";
import { say } from "./page.js";
import { sure } from "./sure.js";

/** @import { SeasonAll } from "../../../views/in_a_season/given" */
/** @typedef {(event: string, value: Record<string, unknown>) => void} Press */

const LONGEST = 60;

/** @param {SeasonAll} panel @param {Press} press */
export function settings({ number, name, on, last, evenings }, press) {
  return [
    el("section", { class: "evenings" }, el("h2", { text: say("evenings") }), el("p", { text: say("evenings_how") }),
      ...evenings.map(({ code, day, counts, people, href }) => el("div", { class: "row" },
        el("label", {}, el("input", { type: "checkbox", checked: counts, onchange: () => press("count", { season: number, evening: code, on: !counts }) }), el("span", { text: say("evening_one", { day, n: people }) })),
        el("a", { href, text: say("evening_link") })))),
    el("section", { class: "itself" }, named("rename_season", name, (told) => press("name", { season: number, name: told })),
      ...(on ? [el("p", { text: say("end_how") }), el("button", { type: "button", class: "quiet", text: say("end"), onclick: () => sure(say("end_sure"), "end", () => press("end", {})) })] : [el("p", { text: say("ended") })]),
      ...(!on && last ? [named("begin_next", "", (told) => press("begin", { name: told }))] : [])),
  ];
}

// A field for a season's name, and the press that takes it.
/** @param {string} key @param {string} value @param {(name: string) => void} go */
export function named(key, value, go) {
  const field = el("input", { value, maxlength: LONGEST, required: true, "aria-label": say("name"), placeholder: say("name"), autocomplete: "off" });
  return el("form", { class: "row", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); if (field.value.trim()) go(field.value); } },
    field, el("button", { class: key.startsWith("begin") ? "main" : "quiet", text: say(key) }));
}
