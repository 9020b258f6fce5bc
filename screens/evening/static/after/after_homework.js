// Homework at the desk: what to give, the code that leads there, what has come of it by now.

import { addresses, drawn, likely } from "./drawn_code.js";
import { nothingToDo } from "./after_pupil.js";
import { el } from "./dom.js";
import { onlyHere, say } from "./page.js";

/** @import { PupilProps } from "../../../room_views/left_given" */
/** @import { AfterAll } from "../../../views/in_a_room/given" */

/** @param {AfterAll} panel @param {string} room @param {(value: Record<string, unknown>) => void} give */
export function homework({ rounds, paced, lessons, homework: given, pupils, host }, room, give) {
  const lesson = el("select", { "aria-label": say("lesson") }, ...lessons.map(([value, text]) => el("option", { value, text })));
  const ticks = rounds.map((one) => el("input", { type: "checkbox", value: String(one.number), checked: one.again, id: `round-${one.number}` }));
  const chosen = () => ticks.filter((one) => one.checked).map((one) => Number(one.value));
  return el("section", { class: "homework" }, el("h2", { text: say("homework") }), el("p", { text: say("homework_how") }),
    ...given.map((title, at) => results(title, at, pupils)),
    ...(given.length ? [code(room, host)] : []),
    el("details", { open: !given.length }, el("summary", { text: say("give") }), el("div", { class: "giving" },
      ...(rounds.length || paced.length ? [press("wrong", say("give_wrong"), () => give({ sort: "wrong" }))] : []),
      ...(rounds.length ? [
        el("fieldset", {}, el("legend", { text: say("give_rounds_which") }),
          ...rounds.map((one, at) => el("label", {}, ticks[at], el("span", { text: say("question", { n: one.number, title: one.title }) }))),
          press("rounds", say("give_rounds"), () => { const numbers = chosen(); if (numbers.length) give({ sort: "rounds", rounds: numbers }); }))] : []),
      el("div", { class: "row" }, lesson, press("lesson", say("give_lesson"), () => give({ sort: "lesson", lesson: lesson.value }))))));
}

/** @param {string} sort @param {string} text @param {() => void} go */
const press = (sort, text, go) => el("button", { type: "button", class: "quiet", "data-give": sort, text, onclick: go });

const DONE = ["right", "help", "done"];

/** @param {string} title @param {number} at @param {PupilProps[]} pupils */
function results(title, at, pupils) {
  return el("div", { class: "given" }, el("h3", { text: say("do", { title }) }), el("ul", { class: "told" }, ...pupils.map((one) => {
    const tasks = one.homework[at]?.tasks ?? [];
    const begun = tasks.filter(({ came }) => came).length;
    const text = tasks.length ? begun ? say("done", { n: tasks.filter(({ came }) => DONE.includes(came)).length, of: tasks.length }) : say("came_not") : nothingToDo(one);
    return el("li", {}, el("span", { text: one.twin ? `${one.name} (${one.card})` : one.name }), el("span", { class: "n", text }));
  })));
}

// The address and its code: whoever was there comes to the own page, on the telephone of that evening.
/** @param {string} room @param {string} host */
function code(room, host) {
  const box = el("div", { class: "leads" }, el("p", { text: say("way") }));
  addresses(`/s/after?room=${room}`).then((found) => {
    if (!found) return;
    const now = likely(found.addresses, host);
    const here = onlyHere(new URL(now.url).host);
    box.append(el("p", { class: "address", text: now.url }), drawn(now.code, now.url), ...(here ? [here] : []));
  });
  return box;
}
