// Who sits where at a table with friends, what whoever looks may do about it, and how the others find it.

import { el } from "./dom.js";
import { addresses, drawn } from "./drawn_code.js";
import { onlookers } from "./onlookers.js";
import { say } from "./page.js";
import { moving } from "./prepared.js";
import { sitting, writesOn } from "./sitting_down.js";

/** @import { ChairProps, DealPanel, WaitingPanel } from "../../../views/at_a_table/given" */
/** @typedef {WaitingPanel | DealPanel} AtTable */
/** @typedef {(event: string, value?: unknown) => void} Press */

/** @param {AtTable} panel @param {Press} press @returns {HTMLElement[]} */
export function chairs(panel, press) {
  const { begun, mine, code, teaching, evening } = panel, seated = mine !== null, deals = teaching ? teaching.teaches : seated || Boolean(evening?.lets_on);
  writesOn(panel.chairs, seated);
  const list = el("ol", { class: "chairs" }, ...panel.chairs.map((one) => chair(one, panel, press)));
  return [
    panel.meanwhile ? el("p", { class: "lead", role: "status", text: panel.meanwhile }) : null,
    el("h2", { text: say("chairs") }), list, teaching?.teaches ? moving(panel.chairs, press) : null,
    ...(begun ? [] : [deals ? el("div", { class: "begins" }, el("button", { type: "button", class: "main", text: say("begin"), onclick: () => press("again") })) : null,
      el("p", { text: say(beginning(panel, deals)) })]),
    ...onlookers(panel.onlookers, press),
    evening ? null : invitation(`/s/table?room=${code}`, "invite", say(begun && !panel.chairs.some(({ sort, sits }) => (seated ? sort === "free" : sits)) ? "invite_looks" : "invite_how")),
    leaving(panel, press),
  ].filter((one) => one !== null);
}

// How the deal begins, before it has.
/** @param {AtTable} panel @param {boolean} deals whoever looks may deal the cards */
function beginning({ chairs: all, mine, teaching, evening }, deals) {
  if (evening) return "evening_begin";
  if (deals && all.every(({ sort }) => sort !== "free")) return "begin_full";
  if (teaching) return deals ? "begin_teach" : "begin_taught";
  return mine === null ? "begin_wait" : "begin_how";
}

// Getting up, or away from the whole table. In an evening the chair stays one's own, and one goes back there.
/** @param {AtTable} panel @param {Press} press */
function leaving(panel, press) {
  const { begun, mine, opens, teaching, evening } = panel;
  return el("div", { class: "leaving" },
    evening || mine === null ? null : el("button", { type: "button", class: "quiet", text: say("stand"), onclick: () => press("stand-up") }),
    begun && evening ? el("a", { class: "quiet", href: `/s?room=${evening.room}`, text: say("evening") }) : null,
    panel.teachable ? el("button", { type: "button", class: "quiet", text: say(teaching ? "teach_off" : "teach_on"), onclick: () => press("teach", { on: !teaching }) }) : null,
    opens ? el("button", { type: "button", class: "quiet", text: say(evening ? "evening_break" : "close"), onclick: () => press("close") }) : null);
}

/** @param {ChairProps} one @param {AtTable} panel @param {Press} press */
function chair(one, panel, press) {
  const { number, sort, name } = one, { begun } = panel;
  const said = { person: one.mine ? say("me", { name }) : name, away: say("chair_away", { name }), player: say("player"), free: begun ? say("player") : say("free") }[sort];
  const buttons = [one.sits ? (panel.evening ? ownAgain(number, press) : sitting(number, press)) : null, ...about(one, panel, press)];
  return el("li", { class: sort, "data-waited": String(one.waited) }, el("span", { class: "who" }, el("small", { text: say("chair", { n: number + 1 }) }), el("strong", { text: said })), ...buttons.filter((each) => each !== null));
}

// What is done about whoever has a chair, by the others.
/** @param {ChairProps} one @param {AtTable} panel @param {Press} press */
function about({ number, sort, name, mine, shuts, shut }, { begun, mine: own, teaching, evening }, press) {
  const its = { chair: number }, present = own !== null || teaching?.teaches || evening?.leads;
  return [
    sort === "person" && !mine && begun && present ? quiet(say("play_for", { name }), () => press("play-for", its)) : null,
    shuts && (sort === "free" || sort === "player") ? quiet(say(shut ? "unshut" : "shut"), () => press("shut", { ...its, on: !shut })) : null,
    shuts && (sort === "person" || sort === "away") ? quiet(say("up", { name }), () => press("shut", { ...its, on: false })) : null,
  ];
}

/** @param {string} text @param {() => void} onclick */
const quiet = (text, onclick) => el("button", { type: "button", class: "quiet", text, onclick });

// In an evening it is known who that is, and which chair is theirs.
/** @param {number} number @param {Press} press */
const ownAgain = (number, press) => el("button", { type: "button", class: "main", text: say("evening_sit"), onclick: () => press("sit", { chair: number }) });

/** @param {string} path where others come to @param {string} head @param {string} how */
export function invitation(path, head, how) {
  const box = el("section", { class: "invitation" }, el("h2", { text: say(head) }), el("p", { text: how }));
  addresses(path).then((told) => {
    if (!told) return;
    const [first] = told.addresses;
    if (!first) { box.append(el("p", { text: say("invite_none") })); return; }
    box.append(drawn(first.code, say("code")), el("p", { class: "address" }, el("a", { href: path, text: first.url })));
  });
  return box;
}
