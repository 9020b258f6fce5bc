// What somebody at a table asks of all others: to take back what they did, or that the rest are theirs.

import { el, news } from "./dom.js";
import { say } from "./page.js";
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
    news(this.node, "asks", [asks], () => this.node.replaceChildren(...(asks ? [el("p", { text: asks.says }), ...this.answers(asks)] : [])));
  }

  /** @param {NonNullable<DealPanel["asks"]>} asks */
  answers({ to, rest }) {
    const answer = (/** @type {string} */ name, /** @type {boolean} */ on) => el("button", { type: "button", class: on ? "main" : "quiet", text: say(name), onclick: () => this.press("agree", { to, on }) });
    return to === null ? [] : [answer("agree", true), answer(rest ? "plays_on" : "stays", false)];
  }
}

// That the rest is one's own is asked once more: everybody may see those cards then.
/** @param {() => void} go */
export function claims(go) { sure(say("claim_sure"), "claim", go); }
