// @ts-check
// What can be written of the deal at hand at one time: what is pressed at once, and a form; where several may say something, whose.

import { el, flag, news, write } from "./dom.js";
import { button, choice, unfocused } from "./fields.js";
import { MatchForm } from "./form.js";

/** @import { StageProps } from "../match_forms/given" */
/** @import { Match, Page } from "./host" */

export class Stage {
  /** @param {Page<Match>} board @param {StageProps} told */
  constructor(board, told) {
    this.board = board;
    this.given = told;
    this.made = "";
    this.title = el("h2", {});
    this.presses = el("div", { class: "row" });
    this.who = choice("", [], (at) => { this.person = Number(at); this.open(); });
    this.fields = el("div", {});
    this.node = el("section", { class: told.id }, this.title, this.presses, told.who ? this.who.node : null, this.fields);
    /** Whose form is open, of several. @type {number | null} */
    this.person = null;
  }

  leave() { this.form?.leave(); }

  /** @param {Match} panel @param {StageProps | undefined} told */
  update(panel, told) {
    flag(this.node, "hidden", !told);
    if (!told) { this.leave(); this.made = ""; return; }
    this.given = told;
    write(this.title, told.title);
    news(this, "presses", told.presses, () => this.presses.replaceChildren(
      ...told.presses.map(({ label, event, value }) => button(label, "main", () => this.board.write(event, value)))));
    if (told.who) this.ask(panel, told);
    // Made anew for another deal only, or where what it asks is called otherwise: what is being entered stays.
    else this.anew(JSON.stringify([told.forms, panel.lang]), () => { this.person = 0; this.open(); });
  }

  /** Who may say something now, in their order. @param {Match} panel @param {StageProps} told */
  ask(panel, told) {
    write(/** @type {HTMLElement} */ (this.who.node.querySelector("legend")), told.who);
    this.anew(JSON.stringify([told.hand, panel.lang]), () => { this.person = null; this.open(); });
    news(this, "people", told.people, () => {
      const focused = () => this.who.node.contains(focusOf(this.node));
      const had = focused();
      this.who.offer(told.people.map((name, at) => [at, name]));
      this.who.set(this.person);
      if (had && !focused()) this.who.focus();
    });
  }

  /** @param {string} told @param {() => void} make */
  anew(told, make) {
    if (this.made === told) return;
    this.made = told;
    make();
  }

  /** The form of the one that was chosen; of one who has said something already, what it was. */
  open() {
    const { board, given: told, person } = this;
    this.leave();
    this.form = undefined;
    if (told.who) this.who.set(person);
    if (person === null) { this.fields.replaceChildren(); return; }
    const done = () => { this.person = null; this.open(); if (unfocused(this.node)) this.who.focus(); };
    this.form = new MatchForm(board, board.panel, told.forms[person], told.who ? done : undefined);
    this.fields.replaceChildren(this.form.node);
  }
}

/** @param {Node} node @returns {Element | null} */
function focusOf(node) { return /** @type {Document | ShadowRoot} */ (node.getRootNode()).activeElement ?? null; }
