// @ts-check
// The score as it hangs on the wall: large figures, whose deal it is, what is still missing.

import { el, flag, mark, measure, write } from "./dom.js";

/** @import { ScoreProps } from "../match_forms/given" */
/** @import { Match } from "./host" */

export class Score {
  constructor() {
    /** @type {{ own: HTMLElement, names: HTMLElement, points: HTMLElement, left: HTMLElement }[]} */
    this.sides = [];
    this.now = el("p", { class: "now" });
    this.grid = el("div", { class: "sides" });
    this.node = el("section", { class: "board", tabindex: -1 }, this.grid, this.now);
  }

  /** For so many sides, or people. @param {number} many */
  seat(many) {
    if (this.sides.length === many) return;
    this.sides = Array.from({ length: many }, () => ({
      own: el("p", { class: "own" }), names: el("p", { class: "names" }), points: el("p", { class: "points" }), left: el("p", { class: "left" }),
    }));
    this.grid.style.setProperty("--sides", String(many));
    // Row by row, so that all stand at the same height whatever one of them has that another has not.
    const rows = /** @type {const} */ (["own", "names", "points", "left"]);
    for (const side of this.sides.slice(1)) for (const row of rows) side[row].dataset.beside = "";
    this.grid.replaceChildren(...rows.flatMap((row) => this.sides.map((side) => side[row])));
  }

  /** @param {ScoreProps} board */
  update(board) {
    this.seat(board.sides.length);
    mark(this.node, "aria-label", board.label);
    const owned = board.sides.some((side) => side.own);
    const digits = Math.max(...board.sides.map((side) => String(side.points).length));
    measure(this.node, "--digits", String(Math.max(2, digits)));
    board.sides.forEach((told, at) => {
      const side = this.sides[at];
      write(side.own, told.own);
      flag(side.own, "hidden", !owned);
      const named = told.names.map(([name, deals]) => el(deals ? "b" : "span", { text: deals ? `${name} ●` : name }));
      if (side.names.textContent !== named.map((one) => one.textContent).join(" · ")) {
        side.names.replaceChildren(...named.flatMap((one, i) => (i ? [" · ", one] : [one])));
      }
      write(side.points, String(told.points));
      flag(side.points, "data-ahead", told.ahead);
      write(side.left, told.left);
    });
    write(this.now, board.now);
  }
}

/** The same for everybody in the room: over all the page, and nothing else on it. */
export class Wall {
  /** @param {() => void} closed */
  constructor(closed) {
    this.score = new Score();
    this.score.node.setAttribute("autofocus", "");
    this.score.now.setAttribute("role", "status");
    this.back = el("button", { type: "button", class: "quiet", onclick: () => this.node.close() });
    this.node = el("dialog", { class: "wall" }, this.score.node, this.back);
    this.node.onclose = closed;
  }

  /** @param {Pick<Match, "board" | "words">} panel @param {boolean} open */
  update(panel, open) {
    this.score.update(panel.board);
    mark(this.node, "aria-label", panel.board.label);
    write(this.back, panel.words.small);
    if (open && !this.node.open) this.node.showModal();
    if (!open && this.node.open) this.node.close();
  }
}
