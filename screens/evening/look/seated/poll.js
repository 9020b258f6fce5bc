// What everybody at a teaching table is asked: a card to be chosen, and then who would have played what, and why it may go or not.

import { el, news } from "./dom.js";
import { say } from "./page.js";

/** @typedef {{ src: string, label: string }} Card */
/** @typedef {{ place: number, n: number, ok: boolean, why: string, coach: boolean, worth: string }} Counted */
/** @typedef {{ to: number, says: string[], size: [number, number], asks: boolean, codes: string[], cards: Card[], trick: Card[], mine: number | null, shown: boolean, result?: Counted[], coach?: string }} Asked */
/** @typedef {(event: string, value?: unknown) => void} Press */

export class Poll {
  /** @param {Press} press */
  constructor(press) {
    this.press = press;
    this.says = el("div", { role: "status" });
    this.answers = el("div", {});
    this.node = el("section", { class: "poll", hidden: true, "aria-label": say("poll") }, this.says, this.answers);
  }

  /** @param {Asked | null} asked null where nothing is asked */
  show(asked) {
    this.node.hidden = !asked;
    news(this.says, "says", [asked?.says, asked?.coach], () => this.says.replaceChildren(...(asked ? [...asked.says, asked.coach].filter(Boolean).map((one) => el("p", { text: one })) : [])));
    news(this.answers, "answers", [asked && { ...asked, says: 0 }], () => this.answers.replaceChildren(...(asked ? [trick(asked), asked.result ? counted(asked, asked.result) : asked.asks ? this.cards(asked) : null].filter((one) => one !== null) : [])));
  }

  // The hand that is asked about: one press is the answer, and another card another one, until the answers are shown.
  /** @param {Asked} asked */
  cards(asked) {
    const buttons = asked.cards.map((card, at) => el("button", { type: "button", class: "quiet", "aria-pressed": String(at === asked.mine), onclick: () => this.press("poll-answer", { to: asked.to, card: asked.codes[at] }) },
      picture(card, asked), el("span", { text: card.label })));
    return el("div", { class: "cards", role: "group", "aria-label": say("poll_choose") }, ...buttons);
  }
}

/** @param {Card} card @param {Asked} asked */
const picture = ({ src }, { size: [width, height] }) => el("img", { src, alt: "", width, height, decoding: "async" });

// What lies there already; on a telephone the table is further down.
/** @param {Asked} asked */
function trick(asked) {
  if (!asked.trick.length) return null;
  return el("div", { class: "so-far" }, el("p", { text: say("poll_trick") }), ...asked.trick.map((card) => el("span", {}, picture(card, asked), el("small", { text: card.label }))));
}

/** @param {Asked} asked @param {Counted[]} result */
function counted(asked, result) {
  return el("ol", { class: "counted" }, ...result.map(({ place, n, ok, why, coach, worth }) => el("li", { class: ok ? "may" : "may-not" },
    picture(asked.cards[place], asked),
    el("div", {}, el("p", {}, el("b", { text: `${n}` }), ` ${asked.cards[place].label}`, place === asked.mine ? el("small", { text: say("poll_mine") }) : null, coach ? el("small", { text: say("poll_coach") }) : null),
      el("p", { text: `${ok ? "✓" : "✗"} ${why}` }), worth ? el("p", { text: worth }) : null))));
}
