// What somebody at a table asks of all others: to take back what they did, or that the rest are theirs.

import { el, news, whenPainted } from "./dom.js";
import { say } from "./page.js";
import { calledSo, smallPicture } from "./small_picture.js";
import { sure } from "./sure.js";

/** @import { DealPanel } from "../../../views/at_a_table/given" */

export class Requests {
  /** @param {(event: string, value?: unknown) => void} press */
  constructor(press) {
    this.press = press;
    this.node = el("section", { class: "asks", role: "status" });
  }

  /** @param {DealPanel["asks"]} asks null where nothing is asked */
  show(asks) {
    news(this.node, "asks", [asks], () => this.node.replaceChildren(...(asks ? [el("p", { text: asks.says }), ...this.lies(asks), ...this.answers(asks)] : [])));
    const to = asks && asks.to !== null ? String(asks.to) : undefined;
    if (to !== document.body.dataset.asked && to) whenPainted(() => scrollTo(0, 0));
    if (to) document.body.dataset.asked = to; else delete document.body.dataset.asked;
  }

  // The hand that was laid open, where it is asked about: on a telephone one would have to look for it on the table.
  /** @param {NonNullable<DealPanel["asks"]>} asks */
  lies({ cards, size }) {
    return cards.length ? [el("ul", { class: "laid-open" }, ...cards.map((card) => el("li", {}, smallPicture(card, size), calledSo(card.label))))] : [];
  }

  /** @param {NonNullable<DealPanel["asks"]>} asks */
  answers({ to, rest }) {
    const answer = (/** @type {string} */ name, /** @type {boolean} */ on) => el("button", { type: "button", class: on ? "main" : "quiet", text: say(name), onclick: () => this.press("agree", { to, on }) });
    return to === null ? [] : [el("div", { class: "agrees" }, answer("agree", true), answer(rest ? "plays_on" : "stays", false))];
  }
}

// That the rest is one's own is asked once more: everybody may see those cards then.
/** @param {() => void} go */
export function claims(go) { sure(say("claim_sure"), "claim", go); }
