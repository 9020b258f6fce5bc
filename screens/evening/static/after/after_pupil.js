// One pupil's evening, in the same words for the pupil and for who leads it.

import { alone } from "./after_besides.js";
import { el } from "./dom.js";
import { onlyHere, say } from "./page.js";

/** @import { PupilProps, TaskProps } from "../../../room_views/left_given" */

/** Whoever answered nothing had nothing right either. @param {{ of: number }} own */
export const nothingToDo = ({ of }) => say(of ? "nothing_wrong" : "nothing_answered");

/** @param {PupilProps} own @param {"you" | "they"} whose */
export function pupil(own, whose) {
  const { skills, mistakes, again, missed, homework } = own;
  return [
    ...part(say("skills"), skills.map(({ name, right, of }) => el("li", {}, el("span", { text: name }), el("span", { class: "n", text: say("of", { n: right, of }) })))),
    ...alone(own).flatMap(([title, lines]) => part(title, lines)),
    ...part(say("mistakes"), mistakes.map(({ belief, gone }) => el("li", { class: gone ? "gone" : "still" }, el("span", { text: say("believed", { belief }) }), el("span", { class: "n", text: say(gone ? "is_gone" : "is_still") })))),
    ...part(say("again"), [...again.map(({ number, title }) => say("question", { n: number, title })), ...missed].map((text) => el("li", {}, el("span", { text })))),
    ...homework.flatMap(({ title, tasks }) => part(say("do", { title }), tasks.length ? tasks.map((one) => task(one, whose)) : [el("li", {}, el("span", { text: nothingToDo(own) }))])),
    ...[whose === "you" && homework.some(({ tasks }) => tasks.length) ? onlyHere() : null].filter((one) => one !== null),
  ];
}

/** @param {string} title @param {HTMLElement[]} lines */
const part = (title, lines) => (lines.length ? [el("h3", { text: title }), el("ul", { class: "told" }, ...lines)] : []);

/** @param {TaskProps} one @param {"you" | "they"} whose */
function task({ title, href, came }, whose) {
  return el("li", { class: came ? "done" : "" }, whose === "you" ? el("a", { href, text: title }) : el("span", { text: title }), el("span", { class: "n", text: say(`came_${came || "not"}`) }));
}
