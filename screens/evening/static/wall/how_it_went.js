// How a round went, for a whole club to read: a bar for each answer with what it believes, and the sentence to remember.

import { el } from "./dom.js";
import { say } from "./page.js";

/** @import { VoteBar, Votes } from "../../../room_views/questions/given" */
/** @import { HowItWent } from "../../../views/in_a_room/given" */

/** @param {HowItWent} how */
export function howItWent({ bars, why, rights, of }) {
  const most = Math.max(of, 1);
  const [first, now] = rights;
  return el("div", { class: "how" },
    ...bars.map((one) => bar(one, most)),
    now === undefined ? null : el("p", { class: "before", text: say("before", { n: first, now }) }),
    el("blockquote", { class: "why" }, el("p", { text: why.text }), el("cite", { text: why.source })));
}

// What was answered, before anybody is told what is right.
/** @param {Votes} voted */
export function howTheyVoted({ answers, of }) {
  return el("div", { class: "how voted" }, el("h2", { text: say("voted") }), ...answers.map((one) => bar({ ...one, ok: false, other: true, belief: "" }, Math.max(of, 1))));
}

/** @param {VoteBar} one @param {number} most */
function bar({ label, count, ok, other, belief }, most) {
  const sort = ok ? "right" : other || !belief ? "other" : "believed";
  return el("div", { class: `vote ${sort}` },
    el("p", { class: "answer" }, el("span", { text: ok ? say("right", { answer: label }) : label }), el("strong", { text: String(count) })),
    el("div", { class: "trough" }, el("div", { class: "fill", style: { width: `${(100 * count) / most}%` } })),
    belief ? el("p", { class: "belief", text: belief }) : null);
}
