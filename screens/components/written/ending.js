// @ts-check
// The end of a hand: by its figures, by the cards of the smaller pile, by going out, or thrown in.

import { el, flag, write } from "./dom.js";
import { button, choice, figure, form, number } from "./fields.js";
import { PileTable } from "./pile.js";

/** @import { EndingProps } from "../board/given" */
/** @import { Match, Page } from "../board/host" */

const PARTS = /** @type {const} */ (["criccone", "sequences", "cards"]);

/** The fields for the end of one hand: new, or in the place of entry `number`. */
export class Ending {
  /** @param {Page<Match>} board @param {number} [correcting] @param {() => void} [done] */
  constructor(board, correcting = 0, done = () => {}) {
    this.board = board;
    this.done = done;
    this.number = correcting;
    this.made = this.draft = "";
    this.words = board.panel?.words ?? {};
    this.offered = "";
    this.outs = el("div", { class: "row" });
    this.fields = el("div", {});
    this.title = el("h2", {});
    this.node = el("section", { class: "end" }, this.title, this.outs, this.fields);
  }

  leave() { this.pile?.leave(); }

  /** @param {Match} panel @param {EndingProps | null} told */
  update(panel, told) {
    flag(this.node, "hidden", !told);
    if (!told) { this.leave(); this.made = ""; return; }
    this.words = panel.words;
    this.draft = `${panel.code} end ${told.hand} ${this.number}`;
    this.hand = told.hand;
    write(this.title, panel.words.end);
    flag(this.title, "hidden", this.number > 0);
    const outs = told.outs.map((one) =>
      button(one.label, "main", () => this.board.write("out", { hand: told.hand, seat: one.seat })));
    if (JSON.stringify(told.outs) !== this.offered) { this.offered = JSON.stringify(told.outs); this.outs.replaceChildren(...outs); }
    // Made anew for another hand only, or where what it asks is called otherwise: what is being typed stays.
    const made = JSON.stringify([told.hand, told.sides, told.ways, panel.lang]);
    if (made !== this.made) { this.made = made; this.build(told); }
  }

  get go() { return this.words[this.number ? "save" : "end.go"]; }

  changed() { this.board.drafts.set(this.draft, this.now); }

  /** @param {EndingProps} told */
  build(told) {
    const w = this.words;
    const had = told.had;
    const texts = (/** @type {(number | null)[]} */ two) => two.map((one) => (one === null ? "" : String(one)));
    this.now = this.board.drafts.get(this.draft) ?? {
      way: "figures", last: had?.last ?? null, side: had?.side ?? 0,
      ...Object.fromEntries(PARTS.map((part) => [part, had ? texts(had[part]) : ["", ""]])),
    };
    const ways = choice(w["end.how"], told.ways.map((one) => [one, w[`end.${one}`]]), (way) => { this.now.way = way; this.changed(); this.turn(told); });
    ways.set(told.ways.includes(this.now.way) ? this.now.way : "figures");
    this.way = ways;
    this.below = el("div", {});
    this.fields.replaceChildren(ways.node, this.below);
    this.turn(told);
  }

  /** @param {EndingProps} told */
  turn(told) {
    this.leave();
    const way = this.way?.get();
    if (way === "cards") {
      this.pile = new PileTable(this.board, { ...told, go: this.go }, this.now.side, (side) => { this.now.side = side; this.changed(); }, (value) => this.send("pile", value));
      this.below?.replaceChildren(this.pile.node);
    } else if (way === "monte") {
      this.below?.replaceChildren(button(this.words["end.monte.go"], "main", () => this.send("monte", { hand: this.hand })));
    } else this.below?.replaceChildren(this.figures(told));
  }

  /** @param {EndingProps} told */
  figures(told) {
    const w = this.words;
    /** @type {Record<string, ReturnType<typeof figure>[]>} */
    this.inputs = {};
    const rows = PARTS.map((part) => {
      const pair = [0, 1].map((side) => {
        const field = figure(w[`end.${part === "cards" ? "points" : part}`].replace("{side}", told.sides[side]), (text) => { this.now[part][side] = text; this.changed(); });
        field.input.value = this.now[part][side];
        return field;
      });
      if (this.inputs) this.inputs[part] = pair;
      return el("div", { class: "two" }, pair.map((one) => one.node));
    });
    this.last = choice(w["end.last"], told.sides.map((name, side) => [side, name]), (side) => { this.now.last = Number(side); this.changed(); });
    this.last.set(this.now.last);
    return form(() => this.count(), rows, el("p", { class: "help", text: w["end.points.help"] }), this.last.node, button(this.go, "main", () => {}, { type: "submit" }));
  }

  count() {
    const w = this.words;
    /** @type {Record<string, (number | null)[]>} */
    const told = {};
    for (const part of PARTS) {
      for (const side of [0, 1]) {
        const text = this.now[part][side];
        const n = number(text);
        if (n === undefined) { this.wrong(this.inputs?.[part][side].input, w.no_number.replace("{text}", text)); return; }
        (told[part] ??= [])[side] = part === "cards" ? n : n ?? 0;
      }
    }
    if (told.cards[0] === null && told.cards[1] === null) { this.wrong(this.inputs?.cards[0].input, w["end.incomplete"]); return; }
    if (this.now.last === null) { this.board.notes.tell(w["end.incomplete"], true); this.last?.focus(); return; }
    this.send("end", { hand: this.hand, ...told, last: this.now.last });
  }

  /** @param {HTMLElement | undefined} input @param {string} why */
  wrong(input, why) {
    this.board.notes.tell(why, true);
    if (!input) return;
    input.setAttribute("aria-invalid", "true");
    input.focus();
  }

  /** @param {string} event @param {unknown} value */
  send(event, value) {
    if (!this.number) { this.board.write(event, value); return; }
    const draft = this.draft;
    const after = { done: () => { this.board.drafts.drop(draft); this.done(); } };
    this.board.write("correct", { number: this.number, event, value }, after);
  }
}
