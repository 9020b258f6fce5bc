// @ts-check
// Counting: cards on the left, the sheet on the right, what stands beside them, and the steps back and forth.

import { AskRoom } from "./ask_room.js";
import { Cloth } from "./cloth.js";
import * as dom from "./dom.js";
import { Options } from "./options.js";
import { Paper } from "./paper.js";
import { Share } from "./share.js";
import { Starts } from "./starts.js";
import { Steps } from "./steps.js";

/** @import { Still } from "./given" */
/** @import { CountProps } from "../sheet/given" */
/** @import { On } from "./host" */

const { el, headed, news } = dom;
/** What a room may be asked of a pile (lessons/places/in_a_room/laid.py). */
const OF_A_PILE = ["points", "length", "grande", "sequences", "criccone", "whole"];

export class Counting {
  /** @param {Still} table @param {On} on @param {ConstructorParameters<typeof Steps>[2]} past @param {boolean} embedded in a page of another match */
  constructor(table, on, past, embedded) {
    this.table = table;
    this.cloth = new Cloth(dom, table, on);
    this.paper = new Paper(dom, table, on);
    this.options = new Options(dom, table, on);
    this.share = new Share(dom, table, on);
    this.starts = new Starts(dom, table, this.cloth, on);
    this.steps = new Steps(dom, table.words, past);
    this.text = table.blank;
    this.room = embedded ? null : new AskRoom(table.words, () => ({ position: this.text }), undefined, OF_A_PILE);
    this.problems = el("div", { class: "problems", role: "status", hidden: true });
    this.totals = el("span", { class: "totals" });
    const { cloth, options, paper, share, starts, steps } = this;
    this.node = el("div", { class: "counting" },
      el("div", { class: "pair" },
        el("div", { class: "left" },
          el("div", { class: "cloth" }, starts.node, cloth.node, el("div", { class: "cloth-foot" }, starts.size, options.quick)),
          this.problems, ...(this.room ? [this.room.node] : []), options.node, share.node),
        el("div", { class: "right" }, paper.node)),
      el("div", { class: "wide" }, paper.grande, paper.others),
      el("div", { class: "bar-low" }, this.totals, steps.nodes));
  }

  leave() { this.room?.leave(); }

  // While taps wait, the cards lie as they were tapped.
  /** @param {CountProps} panel @param {{ first: boolean, last: boolean }} past @param {boolean} waits */
  update({ options: its, counted }, past, waits) {
    const { sides, words } = this.table;
    this.steps.update(past);
    if (!waits) this.cloth.set(its.won);
    this.options.update({ ...its, rules: this.table.rules.map((rule) => ({ ...rule, value: its.rules[rule.name] })) });
    this.share.update(its.text);
    this.text = its.text;
    const empty = !its.won.length && its.last === null && !its.matto && !its.shown.length;
    this.paper.update(counted, its.before, empty);
    news(this, "problems", its.problems, () => this.problems.replaceChildren(
      ...its.problems.map((text) => el("p", { text: `${headed(words, words.problem)} ${text}` }))));
    this.problems.hidden = !its.problems.length;
    this.starts.tally(its.sizes);
    const totals = empty ? [] : counted.totals;
    news(this, "totals", totals, () => this.totals.replaceChildren(
      ...totals.map((n, side) => el("span", {}, `${sides[side]} `, el("strong", { text: String(n) })))));
  }
}
