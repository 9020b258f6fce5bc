// What everybody at a teaching table is asked: a card to be chosen, and then who would have played what, and why it may go or not.

import { el, news } from "./dom.js";
import { say } from "./page.js";

/** @import { PollGiven, PollResult } from "../../../views/at_a_table/given" */
/** @import { CardGiven } from "../../../components/table/given" */
/** @typedef {(event: string, value?: unknown) => void} Press */

export class Poll {
  /** @param {Press} press */
  constructor(press) {
    this.press = press;
    this.says = el("div", { role: "status" });
    this.answers = el("div", {});
    this.node = el("section", { class: "poll", hidden: true, "aria-label": say("poll") }, this.says, this.answers);
  }

  /** @param {PollGiven | null} asked null where nothing is asked */
  show(asked) {
    this.node.hidden = !asked;
    news(this.says, "says", [asked?.says, asked?.coach], () => this.says.replaceChildren(...(asked ? [...asked.says, asked.coach].filter(Boolean).map((one) => el("p", { text: one })) : [])));
    news(this.answers, "answers", [asked && { ...asked, says: 0 }], () => this.answers.replaceChildren(...(asked ? [trick(asked), asked.result ? counted(asked, asked.result) : asked.asks ? this.cards(asked) : null].filter((one) => one !== null) : [])));
  }

  // The hand that is asked about: one press is the answer, and another card another one, until the answers are shown.
  /** @param {PollGiven} asked */
  cards(asked) {
    const buttons = asked.cards.map((card, at) => el("button", { type: "button", class: "quiet", "aria-pressed": String(at === asked.mine), onclick: () => this.press("poll-answer", { to: asked.to, card: asked.codes[at] }) },
      picture(card, asked), el("span", { text: card.label })));
    return el("div", { class: "cards", role: "group", "aria-label": say("poll_choose") }, ...buttons);
  }
}

/** @param {CardGiven} card @param {PollGiven} asked */
const picture = ({ src }, { size: [width, height] }) => el("img", { src, alt: "", width, height, decoding: "async" });

// What lies there already; on a telephone the table is further down.
/** @param {PollGiven} asked */
function trick(asked) {
  if (!asked.trick.length) return null;
  return el("div", { class: "so-far" }, el("p", { text: say("poll_trick") }), ...asked.trick.map((card) => el("span", {}, picture(card, asked), el("small", { text: card.label }))));
}

/** @param {PollGiven} asked @param {PollResult[]} result */
function counted(asked, result) {
  return el("ol", { class: "counted" }, ...result.map(({ place, n, ok, why, coach, worth }) => el("li", { class: ok ? "may" : "may-not" },
    picture(asked.cards[place], asked),
    el("div", {}, el("p", {}, el("b", { text: `${n}` }), ` ${asked.cards[place].label}`, place === asked.mine ? el("small", { text: say("poll_mine") }) : null, coach ? el("small", { text: say("poll_coach") }) : null),
      el("p", { text: `${ok ? "✓" : "✗"} ${why}` }), worth ? el("p", { text: worth }) : null))));
}
