// What everybody at a teaching table is asked: a card to be chosen, and then who would have played what, and why it may go or not.

import { el, mark, news, whenPainted, write } from "./dom.js";
import { say } from "./page.js";
import { calledSo, smallPicture } from "./small_picture.js";

/** @import { PollProps, PollResult } from "../../../views/at_a_table/given" */
/** @typedef {(event: string, value?: unknown) => void} Press */

const MANY = 24; // cards of which, each with its name, there would be no seeing all at once

export class Poll {
  /** @param {Press} press */
  constructor(press) {
    this.press = press;
    this.says = el("div", { role: "status" });
    this.about = el("div", { class: "asked-about" });
    this.mine = el("p", { class: "chosen", role: "status" });
    this.coach = el("p", { class: "coach", role: "status" });
    this.answers = el("div", {});
    this.node = el("section", { class: "poll", hidden: true, "aria-label": say("poll") }, this.says, this.about, this.mine, this.coach, this.answers);
    /** @type {HTMLElement[]} */
    this.buttons = [];
    this.seen = "";
  }

  /** @param {PollProps | null} asked null where nothing is asked */
  show(asked) {
    this.node.hidden = !asked;
    if (!asked) this.seen = "";
    else if (asked.asks || asked.mine !== null) this.comes(`${asked.to} ${asked.shown}`);
    const { says = [], coach = "", result = [] } = asked ?? {}, chosen = asked?.asks ? asked.cards[asked.mine ?? -1] : null;
    news(this.says, "says", [says], () => this.says.replaceChildren(...says.map((one) => el("p", { text: one }))));
    // Whoever answers stays at the card that was pressed.
    news(this.about, "about", [asked && { ...asked, says: 0, mine: 0 }], () => this.about.replaceChildren(...(asked ? [trick(asked), this.hand(asked)].filter((one) => one !== null) : [])));
    this.buttons.forEach((one, at) => mark(one, "aria-pressed", String(at === asked?.mine)));
    write(this.coach, coach);
    write(this.mine, chosen ? say("poll_chosen", { card: chosen.label }) : "");
    news(this.answers, "answers", [asked?.to, result, asked?.mine], () => this.answers.replaceChildren(...(asked && result.length ? [counted(asked, result)] : [])));
  }

  // Wherever somebody has scrolled to, a question and its answers come into sight.
  /** @param {string} what */
  comes(what) {
    if (this.seen === what) return;
    this.seen = what;
    whenPainted(() => this.node.scrollIntoView({ block: "start" }));
  }

  // The hand that is asked about: one press is the answer, and another card another one, until the answers are shown.
  /** @param {PollProps} asked */
  hand(asked) {
    this.buttons = asked.asks ? asked.cards.map((card, at) => el("button", { type: "button", class: "quiet", onclick: () => this.press("poll-answer", { to: asked.to, card: asked.codes[at] }) },
      smallPicture(card, asked.size), calledSo(card.label))) : [];
    if (asked.asks) return el("div", { class: "held", "data-many": asked.cards.length > MANY, role: "group", "aria-label": say("poll_choose") }, ...this.buttons);
    const many = new Map((asked.result ?? []).map(({ place, n }) => [place, n]));
    return el("ol", { class: "held", "aria-label": say("poll_hand") }, ...asked.cards.map((card, at) => el("li", { "data-n": many.get(at) || null },
      smallPicture(card, asked.size), calledSo(card.label), many.get(at) ? el("b", { "aria-hidden": "true", text: String(many.get(at)) }) : null)));
  }
}

// What lies there already: the hand and the trick are seen together, wherever the table is.
/** @param {PollProps} asked */
function trick(asked) {
  if (!asked.trick.length) return null;
  return el("div", { class: "so-far" }, el("p", { text: say("poll_trick") }), ...asked.trick.map((card) => el("span", {}, smallPicture(card, asked.size), el("small", { text: card.label }))));
}

/** @param {PollProps} asked @param {PollResult[]} result */
function counted(asked, result) {
  return el("ol", { class: "counted" }, ...result.map(({ place, n, ok, why, coach, worth }) => el("li", { class: ok ? "may" : "may-not" },
    smallPicture(asked.cards[place], asked.size),
    el("div", {}, el("p", {}, el("b", { text: `${n}` }), ` ${asked.cards[place].label}`, place === asked.mine ? el("small", { text: say("poll_mine") }) : null, coach ? el("small", { text: say("poll_coach") }) : null),
      el("p", { text: `${ok ? "✓" : "✗"} ${why}` }), worth ? el("p", { text: worth }) : null))));
}
