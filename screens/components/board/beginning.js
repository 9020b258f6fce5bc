// @ts-check
// Before a match: one's own, a new one, or one begun on another device.

import { codeIn } from "./address.js";
import { el, news } from "./dom.js";
import { button, form } from "./fields.js";
import { seated } from "./seated.js";
import { starting } from "./starting.js";

export class Beginning {
  /** @param {any} board */
  constructor(board) {
    this.board = board;
    this.kept = el("section", { class: "kept", hidden: true });
    this.fresh = el("section", {});
    this.families = el("section", {});
    this.first = el("section", {});
    this.other = el("section", {});
    this.lead = el("p", { class: "lead" });
    this.node = el("div", { class: "beginning" }, this.lead, this.kept, this.first, this.fresh, this.families, this.other);
  }

  leave() {}

  /** @param {any} panel */
  update(panel) {
    const w = panel.words;
    this.lead.textContent = w.lead;
    news(this, "kept", panel.kept, () => {
      this.kept.hidden = !panel.kept.length;
      this.kept.replaceChildren(el("h2", { text: w.yours }), el("ul", {}, panel.kept.map((/** @type {any} */ one) =>
        el("li", {}, button(one.label, "quiet wide", () => this.board.visit(`match/${one.code}`, true))))));
    });
    const own = panel.families.find((/** @type {any} */ one) => one.own);
    const of = (/** @type {any} */ one) => seated(this.board, `start ${one.name}`, one.form, w, w["new.go"], (value) => this.board.write("begin", value));
    news(this, "start", panel.start, () => {
      const ours = starting(this.board, "start", panel.start, w, w["new.go"], (value) => this.board.write("begin", value));
      // What is played where this language is spoken comes first, and Ottocento is a game among others.
      this.first.hidden = !own;
      this.first.replaceChildren(...(own ? [el("h2", { text: `${w.new}${w["new.of"]}${own.label}` }), of(own)] : []));
      this.fresh.replaceChildren(...(own ? [el("details", {}, el("summary", {}, el("span", { text: panel.named })), ours)] : [el("h2", { text: w.new }), ours]));
    });
    news(this, "families", panel.families, () => this.families.replaceChildren(...panel.families
      .filter((/** @type {any} */ one) => !one.own)
      .map((/** @type {any} */ one) => el("details", {}, el("summary", {}, el("span", { text: one.label })), of(one)))));
    news(this, "other", w.code, () => this.other.replaceChildren(this.asking(w)));
    const asked = this.board.address.asked;
    if (asked && !this.looked) {
      this.looked = true;
      if (!codeIn(asked)) this.board.notes.tell(w["code.unknown"], true);
    }
  }

  /** @param {Record<string, string>} w */
  asking(w) {
    const input = el("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 200 });
    const open = () => {
      const code = codeIn(input.value);
      if (code) this.board.visit(`match/${code}`, true);
      else input.focus();
    };
    return form(open, el("label", { class: "field" }, el("span", { text: w.code }), input), button(w["code.go"], "quiet", () => {}, { type: "submit" }));
  }
}
