// @ts-check
// Before a match: one's own, a new one, or one begun on another device.

import { codeIn } from "./address.js";
import { el, news } from "./dom.js";
import { button, form } from "./fields.js";
import { MatchForm } from "./form.js";

/** @import { Beginning as Panel, Page } from "./host" */

export class Beginning {
  /** @param {Page<Panel>} board */
  constructor(board) {
    this.board = board;
    this.kept = el("section", { class: "kept", hidden: true });
    this.fresh = el("section", {});
    this.families = el("section", {});
    this.other = el("section", {});
    this.lead = el("p", { class: "lead" });
    this.node = el("div", { class: "beginning" }, this.lead, this.kept, this.fresh, this.families, this.other);
  }

  leave() {}

  /** @param {Panel} panel */
  update(panel) {
    const w = panel.words;
    this.lead.textContent = w.lead;
    news(this, "kept", panel.kept, () => {
      this.kept.hidden = !panel.kept.length;
      this.kept.replaceChildren(el("h2", { text: w.yours }), el("ul", {}, panel.kept.map((one) =>
        el("li", {}, button(one.label, "quiet wide", () => this.board.visit(`match/${one.code}`, true))))));
    });
    news(this, "families", [panel.families, panel.first], () => this.offer(panel));
    news(this, "other", w.code, () => this.other.replaceChildren(this.asking(w)));
    const asked = this.board.address.asked;
    if (asked && !this.looked) {
      this.looked = true;
      if (!codeIn(asked)) this.board.notes.tell(w["code.unknown"], true);
    }
  }

  // The form of the family whose game one learns, then the others', folded away.
  /** @param {Panel} panel */
  offer(panel) {
    const w = panel.words;
    const first = panel.families.find((one) => one.name === panel.first) ?? panel.families[0];
    this.fresh.replaceChildren(el("h2", { text: w.new }), new MatchForm(this.board, panel, first.form).node);
    this.families.replaceChildren(...panel.families.filter((one) => one !== first).map((one) =>
      el("details", {}, el("summary", {}, el("span", { text: one.label })), new MatchForm(this.board, panel, one.form).node)));
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
