// @ts-check
// A match being kept: the score, what can be written now, and what was.

import { DealForm } from "./deal_form.js";
import { Declaring, playerForm } from "./declaring.js";
import { el, flag, mark, write } from "./dom.js";
import { Ending } from "./ending.js";
import { button, unfocused } from "./fields.js";
import { Past } from "./past.js";
import { Score, Wall } from "./score.js";
import { Sharing } from "./sharing.js";
import { seated } from "./seated.js";
import { starting } from "./starting.js";

/** @import { Correction } from "../board/given" */
/** @import { DealCorrection } from "../settled/given" */
/** @import { Keeping, Match, Page } from "../board/host" */

export class Writing {
  /** @param {Page<Match>} board */
  constructor(board) {
    this.board = board;
    this.score = new Score();
    this.wall = new Wall(() => { board.address.large = false; this.large.focus(); });
    this.large = button("", "quiet", () => { board.address.large = true; this.wall.update(board.panel, true); });
    this.undo = button("", "quiet undo", () => board.write("undo", { number: board.panel.undo?.number }));
    this.dealt = board.panel.sort === "deals";
    this.declaring = this.dealt ? null : new Declaring(/** @type {Page<Keeping>} */ (board));
    this.deal = this.dealt ? new DealForm(board) : null;
    this.ending = this.dealt ? null : new Ending(board);
    this.past = new Past(board, (number) => this.correct(number));
    this.sharing = new Sharing(board);
    this.correction = el("section", { class: "correction", hidden: true });
    this.home = el("a", { href: board.address.evening, hidden: !board.address.evening });
    this.now = el("div", { class: "forms" }, this.declaring?.node ?? null, this.ending?.node ?? null, this.deal?.node ?? null);
    this.node = el("div", { class: "writing" }, this.score.node, el("div", { class: "row bar" }, this.home, this.large, this.undo),
      this.correction, this.now, this.past.node, this.sharing.node, this.wall.node);
  }

  leave() {
    this.ending?.leave();
    this.corrected?.leave();
  }

  /** @param {Match} panel @param {Match} [before] */
  update(panel, before) {
    const w = panel.words;
    this.score.update(panel.board);
    write(this.large, w.big);
    write(this.home, w.evening);
    mark(this.home, "class", panel.over ? "main" : "quiet");
    flag(this.undo, "hidden", !panel.undo);
    if (panel.undo) write(this.undo, `↶ ${panel.undo.label}`);
    if (panel.sort === "deals") this.deal?.update(panel, panel.deal);
    else { this.declaring?.update(panel); this.ending?.update(panel, panel.end); }
    this.past.update(panel);
    this.sharing.update(panel);
    if (this.number) this.still(panel);
    this.wall.update(panel, this.board.address.large);
    if (before && before.length !== panel.length) this.written(before, panel);
  }

  /** Something was written: the score says what it came to, to the eye and to the ear. @param {Match} before @param {Match} panel */
  written(before, panel) {
    const { board } = this;
    const score = panel.board.sides.map((side, at) => `${panel.sides[at]} ${side.points}`);
    board.notes.speak(`${panel.said}. ${score.join(" – ")}. ${panel.board.now}`);
    const [was, now] = [before, panel].map((told) => JSON.stringify([(told.sort === "deals" ? told.deal : told.end)?.hand, told.over]));
    // The fields of that hand are gone: the keyboard goes on from the score. News of others leave it where it is;
    // news of one's own press may be faster than its answer.
    if (was !== now && (board.answered || board.pressed) && unfocused(this.node)) this.toTheScore();
  }

  /** The score is where eye and keyboard go on from. */
  toTheScore() {
    this.score.node.focus({ preventScroll: true });
    this.score.node.scrollIntoView({ block: "nearest" });
  }

  /** The fields of one earlier line, filled with what counts there now. @param {number} number */
  correct(number) {
    const { board } = this;
    const panel = board.panel;
    const its = panel.log[number - 1]?.correct;
    if (!its) return;
    this.close(false);
    this.number = number;
    const w = panel.words;
    const done = () => this.close(true);
    const fields = this.fields(number, its, done);
    this.correction.replaceChildren(el("h2", { text: its.title, tabindex: -1 }), button(w.cancel, "quiet", done), fields);
    this.correction.hidden = false;
    this.now.hidden = true;
    this.correction.scrollIntoView({ block: "start" });
    /** @type {HTMLElement} */ (this.correction.firstElementChild).focus({ preventScroll: true });
  }

  /** @param {number} number @param {Correction | DealCorrection} its @param {() => void} done */
  fields(number, its, done) {
    const { board } = this;
    const { panel } = board;
    if (its.sort === "declare") return playerForm(/** @type {Page<Keeping>} */ (board), { ...its, number }, done);
    const draft = `${panel.code} start ${panel.length}`;
    const { words: w } = panel;
    if (its.sort === "start" && panel.sort === "deals") {
      return seated(board, draft, panel.seated, w, w.save, (value) => board.write("correct", { number, event: "start", value }, { done }));
    }
    if (its.sort === "start" && panel.sort === "keeping") {
      return starting(board, draft, panel.start, w, w.save, (value) => board.write("correct", { number, event: "start", value }, { done }));
    }
    if (its.sort === "deal") {
      const form = this.corrected = new DealForm(board, number, done);
      form.update(panel, its);
      return form.node;
    }
    const ending = this.corrected = new Ending(board, number, done);
    if (its.sort === "end") ending.update(panel, { ...its, outs: [] });
    return ending.node;
  }

  /** A line that is being corrected may be taken back on another device. @param {Match} panel */
  still(panel) { if (this.number && !panel.log[this.number - 1]?.correct) this.close(false); }

  /** @param {boolean} back does the keyboard go on from the score? */
  close(back) {
    this.corrected?.leave();
    this.corrected = undefined;
    this.number = 0;
    this.correction.hidden = true;
    this.correction.replaceChildren();
    this.now.hidden = false;
    if (back) this.toTheScore();
  }
}
