// A table of a tournament: which one it is, the way back to the evening, and to the table where one sits next.

import { el, news } from "./dom.js";
import { say } from "./page.js";

/** @import { EveningProps } from "../../../views/at_a_table/given" */

export class Tournament {
  constructor() {
    this.node = el("section", { class: "tournament", hidden: true, role: "status" });
  }

  /** @param {EveningProps | null} evening null at any other table @param {boolean} playing is a deal on, which needs the room? */
  show(evening, playing) {
    this.node.hidden = !evening;
    this.node.toggleAttribute("data-leads", Boolean(evening?.leads));
    // Cards have the whole screen, as long as there is nothing but the table's number to be told, and nowhere to go.
    this.node.toggleAttribute("data-quiet", Boolean(playing && evening && !evening.over && evening.says.length < 2));
    news(this.node, "evening", [evening], () => this.node.replaceChildren(...(evening ? told(evening) : [])));
  }
}

/** @param {EveningProps} evening */
const told = ({ room, says, next, over }) => [
  ...says.map((one) => el("p", { text: one })),
  next ? el("a", { class: "main", href: `/s/table?room=${next}`, text: say("evening_next") }) : null,
  el("a", { class: over && !next ? "main" : "quiet", href: `/s?room=${room}`, text: say("evening") }),
].filter((one) => one !== null);
