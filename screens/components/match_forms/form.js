// @ts-check
// A form as it is told: a way of writing something down is chosen, and its fields are filled in. Which these are, and where in the
// move each of them goes, it is told.

import { el } from "./dom.js";
import { button, choice, form, listed } from "./fields.js";
import { inputs } from "./inputs.js";

/** @import { FieldGroup, FormProps, FormPart, FormWay } from "./given" */
/** @import { Around, Desk, Input } from "./host" */
/** @typedef {{ way: string | null, told: Record<string, any> }} Entered */

export class MatchForm {
  /** @param {Desk} desk @param {Around} around @param {FormProps} told @param {() => void} [done] it was written */
  constructor(desk, around, told, done = () => {}) {
    this.desk = desk;
    this.around = around;
    this.told = told;
    this.done = done;
    /** What is being entered is found again by this name. */
    this.draft = `${around.code ?? ""} ${told.id} ${told.number}`;
    /** @type {Input[]} */
    this.fields = [];
    /** @type {Entered} */
    this.now = desk.drafts.get(this.draft) ?? structuredClone(told.had ?? { way: null, told: {} });
    const known = (/** @type {string | null | undefined} */ name) => told.ways.some((one) => one.name === name);
    if (!known(this.now.way)) this.now.way = known(told.had?.way) ? told.had?.way ?? null : told.ways.length === 1 ? told.ways[0].name : null;
    this.below = el("div", {});
    this.go = button("", "main", () => {}, { type: "submit" });
    const back = told.undo && button(around.words.undo, "quiet", () => desk.write("undo", { number: told.number }, { done: () => this.written() }));
    this.node = form(() => this.send(), this.choosing(), this.below, el("div", { class: "row" }, this.go, back));
    this.turn();
  }

  /** @returns {FormWay | undefined} */
  get way() { return this.told.ways.find((one) => one.name === this.now.way); }

  leave() { for (const one of this.fields) one.leave?.(); }

  choosing() {
    const { how, ways } = this.told;
    if (!how) return null;
    const field = (this.told.listed ? listed : choice)(how, ways.map(({ name, label }) => [name, label]), (way) => {
      // What is typed stays; in a list what is chosen belongs to one way alone.
      if (this.told.listed) for (const { name, typed } of this.fields) if (!typed) delete this.now.told[name];
      this.now.way = way;
      this.changed();
      this.turn();
    });
    field.set(this.now.way);
    return field.node;
  }

  /** The fields of the way that was chosen; what was entered under the same name stays. */
  turn() {
    const { way } = this;
    this.leave();
    this.fields = [];
    this.go.hidden = !way;
    this.go.textContent = way ? (this.told.number ? this.around.words.save : way.go) : "";
    this.below.replaceChildren(...(way?.fields ?? []).map((one) => this.part(one)));
    this.foresee();
  }

  /** @param {FormPart} told @returns {HTMLElement} */
  part(told) {
    if (told.sort === "help") return el("p", { class: "help", text: told.text });
    if ("fields" in told) return group(told, told.fields.map((one) => this.part(one)));
    const field = inputs[told.sort](told, this);
    this.fields.push(field);
    return field.node;
  }

  changed() {
    this.desk.drafts.set(this.draft, this.now);
    this.foresee();
  }

  foresee() {
    if (!this.way?.foreseen || this.told.number) return;
    const { value } = this.read();
    if (value) this.desk.foreseen?.chosen(this.way.event, value);
  }

  /** The value of the move; or the first field that is wrong or says nothing, and why. @returns {{ value?: Record<string, any>, why?: string, at?: Input }} */
  read() {
    const { way } = this;
    if (!way) return {};
    const value = structuredClone(way.value);
    for (const at of this.fields) {
      const why = at.put(value);
      if (why !== undefined) return { why, at };
    }
    for (const { names, why } of way.needs) {
      const asked = this.fields.filter((one) => names.includes(one.name));
      if (!asked.some((one) => one.said())) return { why, at: asked[0] };
    }
    return { value };
  }

  send() {
    const { value, why, at } = this.read();
    const { way, told: { number } } = this;
    if (!value || !way) {
      if (why) this.desk.notes.tell(why, true);
      at?.wrong?.();
      return;
    }
    const done = () => this.written();
    if (number) this.desk.write("correct", { number, event: way.event, value }, { done });
    else this.desk.write(way.event, value, { done });
  }

  written() {
    // What was entered of a deal is there again where its line is taken back.
    if (this.told.number || this.way?.event === "begin") this.desk.drafts.drop(this.draft);
    this.done();
  }
}

/** @param {FieldGroup} told @param {HTMLElement[]} inside */
function group(told, inside) {
  if (told.sort === "more") return el("details", {}, el("summary", {}, el("span", { text: told.label })), inside);
  return told.sort === "side" ? el("fieldset", { class: "side" }, el("legend", { text: told.label }), inside) : el("div", { class: "two" }, inside);
}
