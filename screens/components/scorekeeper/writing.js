// @ts-check
// A match being kept: the score, what can be written now, and what was.

import { el, flag, mark, write } from "./dom.js";
import { button, unfocused } from "./fields.js";
import { MatchForm } from "./form.js";
import { Past } from "./past.js";
import { Score, Wall } from "./score.js";
import { Sharing } from "./sharing.js";
import { Stage } from "./stage.js";

/** @import { Match, Page } from "./host" */

export class Writing {
  /** @param {Page<Match>} board */
  constructor(board) {
    this.board = board;
    this.score = new Score();
    this.wall = new Wall(() => { board.address.large = false; this.large.focus(); });
    this.large = button("", "quiet", () => { board.address.large = true; this.wall.update(board.panel, true); });
    this.undo = button("", "quiet undo", () => board.write("undo", { number: board.panel.undo?.number }));
    /** What can be written, by its time. @type {Map<string, Stage>} */
    this.stages = new Map();
    this.past = new Past(board, (number) => this.correct(number));
    this.sharing = new Sharing(board);
    this.correction = el("section", { class: "correction", hidden: true });
    this.home = el("a", { href: board.address.evening, hidden: !board.address.evening });
    this.now = el("div", { class: "forms" });
    this.node = el("div", { class: "writing" }, this.score.node, el("div", { class: "row bar" }, this.home, this.large, this.undo),
      this.correction, this.now, this.past.node, this.sharing.node, this.wall.node);
  }

  leave() {
    for (const stage of this.stages.values()) stage.leave();
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
    this.stand(panel);
    this.past.update(panel);
    this.sharing.update(panel);
    if (this.number) this.still(panel);
    this.wall.update(panel, this.board.address.large);
    if (before && before.length !== panel.length) this.written(before, panel);
  }

  /** @param {Match} panel */
  stand(panel) {
    for (const told of panel.stages) {
      if (this.stages.has(told.id)) continue;
      const stage = new Stage(this.board, told);
      this.stages.set(told.id, stage);
      this.now.append(stage.node);
    }
    for (const [id, stage] of this.stages) stage.update(panel, panel.stages.find((one) => one.id === id));
  }

  /** Something was written: the score says what it came to, to the eye and to the ear. @param {Match} before @param {Match} panel */
  written(before, panel) {
    const { board } = this;
    const score = panel.board.sides.map((side, at) => `${panel.sides[at]} ${side.points}`);
    board.notes.speak(`${panel.said}. ${score.join(" – ")}. ${panel.board.now}`);
    const [was, now] = [before, panel].map((told) => JSON.stringify([told.stages[0]?.hand, told.over]));
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
    const done = () => this.close(true);
    this.corrected = new MatchForm(board, panel, its.form, done);
    this.correction.replaceChildren(el("h2", { text: its.title, tabindex: -1 }), button(panel.words.cancel, "quiet", done),
      el("section", { class: its.stage }, this.corrected.node));
    this.correction.hidden = false;
    this.now.hidden = true;
    this.correction.scrollIntoView({ block: "start" });
    /** @type {HTMLElement} */ (this.correction.firstElementChild).focus({ preventScroll: true });
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
