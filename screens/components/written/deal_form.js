// @ts-check
// The end of a deal that is written down as a whole: what was played, then the fields that this way of playing has. Which these are, it is told.

import { el } from "./dom.js";
import { button, choice, figure, form, halves, number, several } from "./fields.js";

/** @import { DealFormProps, Field, FigureField } from "../settled/given" */
/** @import { Desk, Match } from "../board/host" */
/** @typedef {Pick<Match, "words" | "sides" | "lang"> & { code?: string }} Around what the form stands in */

/** The form of one deal: new, or in the place of entry `number`. */
export class DealForm {
  /** @param {Desk} board @param {number} [correcting] @param {() => void} [done] */
  constructor(board, correcting = 0, done = () => {}) {
    this.board = board;
    this.done = done;
    this.number = correcting;
    this.made = this.draft = "";
    this.title = el("h2", {});
    this.fields = el("div", {});
    this.node = el("section", { class: "end" }, this.title, this.fields);
  }

  leave() {}

  /** @param {Around} panel @param {DealFormProps | null} told */
  update(panel, told) {
    this.node.hidden = !told;
    if (!told) { this.made = ""; return; }
    this.title.textContent = panel.words["jochi.end"];
    this.title.hidden = this.number > 0;
    // Made anew for another deal only, or where what it asks is called otherwise: what is being entered stays.
    const made = JSON.stringify([told.hand, told.kinds, panel.sides, panel.lang]);
    this.draft = `${panel.code} deal ${told.hand} ${this.number}`;
    if (made !== this.made) { this.made = made; this.build(panel, told); }
  }

  changed() { this.board.drafts.set(this.draft, this.now); }

  /** @param {Around} panel @param {DealFormProps} told */
  build(panel, told) {
    const only = told.kinds.length === 1 ? told.kinds[0][0] : null;
    this.now = this.board.drafts.get(this.draft) ?? { kind: told.had?.kind ?? only, told: { ...(told.had?.told ?? {}) } };
    this.kinds = choice(panel.words["jochi.how"], told.kinds, (kind) => { this.now.kind = kind; this.changed(); this.turn(panel, told); });
    this.kinds.set(this.now.kind);
    this.below = el("div", {});
    this.fields.replaceChildren(form(() => this.send(panel, told), this.kinds.node, this.below));
    this.turn(panel, told);
  }

  /** The fields of what was chosen; what was entered of the same name stays. @param {Around} panel @param {DealFormProps} told */
  turn({ words: w }, told) {
    const fields = told.fields[this.now.kind] ?? [];
    this.inputs = new Map();
    const figures = fields.filter(figured).map((one) => this.field(one));
    const rest = fields.filter((one) => !figured(one));
    const [first, after] = [rest.filter((one) => BEFORE.includes(one.name)), rest.filter((one) => !BEFORE.includes(one.name))];
    const help = fields.some((one) => one.name.startsWith("points.")) ? el("p", { class: "help", text: w["jochi.points-help"] }) : null;
    const go = this.now.kind === null ? null : button(this.number ? w.save : w["jochi.go"], "main", () => {}, { type: "submit" });
    this.below?.replaceChildren(...[first.map((one) => this.field(one)), figures.length ? el("div", { class: "two" }, figures) : null, help,
      after.map((one) => this.field(one)), go].flat().filter((one) => one !== null));
  }

  /** @param {Field} told */
  field(told) {
    const { now } = this;
    if (figured(told)) {
      const field = figure(told.label, (text) => { now.told[told.name] = text; this.changed(); });
      if (told.sort === "half") field.input.inputMode = "decimal";
      field.input.value = String(now.told[told.name] ?? "");
      this.inputs?.set(told.name, field.input);
      return field.node;
    }
    if (told.sort === "many") {
      const field = several(told.label, told.options, () => { now.told[told.name] = field.get(); this.changed(); });
      field.set(now.told[told.name] ?? []);
      return field.node;
    }
    const field = choice(told.label, told.options, (value) => { now.told[told.name] = value; this.changed(); });
    // Where one of the answers is "nobody", it is the answer until another is given.
    const otherwise = told.options.some(([value]) => value === "") ? "" : null;
    field.set(now.told[told.name] ?? told.default ?? otherwise);
    return field.node;
  }

  /** @param {Around} panel @param {DealFormProps} told */
  send(panel, told) {
    const { now } = this;
    if (!now.kind) return;
    /** @type {Record<string, unknown>} */
    const value = {};
    for (const field of told.fields[now.kind]) {
      const { name, sort } = field, entered = now.told[name];
      if (!figured(field)) { if (entered !== undefined && entered !== "") value[name] = entered; continue; }
      const half = sort === "half";
      const n = (half ? halves : number)(String(entered ?? ""));
      if (n === undefined) { this.wrong(this.inputs?.get(name), panel.words[half ? "no_half" : "no_number"].replace("{text}", String(entered))); return; }
      if (n !== null) value[name] = n;
    }
    this.write({ hand: told.hand, kind: now.kind, told: value });
  }

  /** @param {HTMLElement | undefined} input @param {string} why */
  wrong(input, why) {
    this.board.notes.tell(why, true);
    if (!input) return;
    input.setAttribute("aria-invalid", "true");
    input.focus();
  }

  /** @param {object} value */
  write(value) {
    if (!this.number) { this.board.write("deal", value); return; }
    const { draft } = this;
    this.board.write("correct", { number: this.number, event: "deal", value }, { done: () => { this.board.drafts.drop(draft); this.done(); } });
  }
}

const BEFORE = ["bidder", "on", "partner", "payers", "taker", "bouts"];

/** Is it a number that is typed? @param {Field} field @returns {field is FigureField} */
const figured = (field) => field.sort === "figure" || field.sort === "half";
