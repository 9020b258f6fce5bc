// The figures of the sheet: to be filled in, each checked when it is left; or all there, and one of them wrong.

/** @import { Still } from "../bench/given" */
/** @import { CellProps, CellRow, ExerciseProps, WorkProps } from "./given" */
/** @import { Dom, On } from "../bench/host" */

export class Figures {
  // `active` hears which figure is at hand, `explain` which one of those that are given is asked about.
  /**
   * @param {Dom} tools @param {Still} table @param {On} on
   * @param {(key: string) => void} active @param {(name: string, cell: CellProps) => void} explain
   */
  constructor(tools, table, on, active, explain) {
    this.tools = tools;
    this.table = table;
    this.on = on;
    this.active = active;
    this.explain = explain;
    /** @type {ExerciseProps["way"]} */
    this.way = "learn";
    /** @type {WorkProps | null} */
    this.work = null;
    this.node = tools.el("div", { class: "ask-rows" });
    this.node.onkeydown = (event) => this.keys(event);
  }

  /** @param {ExerciseProps["way"]} way @param {WorkProps} work @param {boolean} fresh */
  update(way, work, fresh) {
    this.way = way;
    this.work = work;
    if (fresh) this.node.replaceChildren();
    this.tools.keyed(this.node, work.rows, (row) => this.row(row), (node, row) => this.dress(node, row));
  }

  // The first one that is still to be filled in.
  focus() {
    /** @type {HTMLInputElement | null} */ (this.node.querySelector("input.fill:not([readonly])"))?.focus();
  }

  /** @param {CellRow} row */
  row(row) {
    const { el } = this.tools;
    const cells = row.cells.map((cell, side) => this.cell(row, cell, side));
    return el("div", { class: row.top ? "ask-row top" : "ask-row" },
      el("div", { class: "ask-line" }, el("span", { class: "name", text: row.label }), cells), el("div", { class: "own" }));
  }

  /** @param {CellRow} row @param {CellProps} cell @param {number} side */
  cell(row, cell, side) {
    const { el, headed } = this.tools;
    const name = this.called(row, side);
    if (this.way === "error") {
      const button = el("button", { type: "button", class: "figure" });
      button.onclick = () => { if (!this.work?.over) this.on("exercise", { do: "answer", cell: cell.key }); };
      return el("span", { class: "ask-cell" }, button);
    }
    if (!cell.asked) {
      const button = el("button", { type: "button", class: "figure plain", "aria-label": `${headed(this.table.words, name)} ${cell.n}`, text: String(cell.n) });
      button.onclick = () => this.explain(name, cell);
      return el("span", { class: "ask-cell" }, button);
    }
    const field = el("input", { type: "text", inputmode: "numeric", autocomplete: "off", class: "fill", "aria-label": name, "data-cell": cell.key });
    field.onchange = () => this.answer(field, cell.key);
    field.onfocus = () => { field.select(); this.active(cell.key); };
    return el("span", { class: "ask-cell" }, field, el("span", { class: "sign", "aria-hidden": "true" }));
  }

  /** @param {CellRow} row @param {number} side */
  called(row, side) { return `${row.label}, ${this.table.sides[side]}`; }

  /** @param {HTMLInputElement} field @param {string} key */
  answer(field, key) {
    const typed = field.value.trim();
    if (typed === "") return;
    if (!/^\d{1,4}$/.test(typed)) { this.on("say", this.table.words.number_please); return; }
    this.on("exercise", { do: "answer", cell: key, value: Number(typed) });
  }

  /** @param {string} key @returns {CellProps | null} */
  find(key) {
    for (const row of this.work?.rows ?? []) for (const cell of row.cells) if (cell.key === key) return cell;
    return null;
  }

  /** @param {HTMLElement} node @param {CellRow} row */
  dress(node, row) {
    const slots = node.querySelectorAll(".ask-cell");
    row.cells.forEach((cell, side) => {
      const [slot, sign] = slots[side].children;
      if (this.way === "error") this.look(/** @type {HTMLElement} */ (slot), cell, this.called(row, side));
      else if (cell.asked) this.judge(/** @type {HTMLInputElement} */ (slot), sign, cell);
    });
    this.tools.news(node, "own", row.cells, () => node.lastElementChild?.replaceChildren(
      ...row.cells.flatMap((cell, side) => (this.way === "learn" ? this.own(cell, side) : []))));
  }

  // A figure that may be the wrong one.
  /** @param {HTMLElement} slot @param {CellProps} cell @param {string} name */
  look(slot, cell, name) {
    const w = this.table.words;
    slot.textContent = String(cell.n);
    slot.dataset.mark = cell.mark;
    slot.setAttribute("aria-label", `${this.tools.headed(w, name)} ${cell.n}${cell.mark ? `, ${cell.mark === "right" ? w.here : w.ok}` : ""}`);
    slot.setAttribute("aria-disabled", String(this.work?.over));
  }

  // A figure that was filled in, or not yet.
  /** @param {HTMLInputElement} slot @param {Element} sign @param {CellProps} cell */
  judge(slot, sign, cell) {
    const answered = cell.given !== undefined;
    slot.dataset.mark = answered ? (cell.ok ? "right" : "wrong") : "";
    slot.readOnly = Boolean(cell.ok);
    if (answered && slot.value.trim() === "") slot.value = String(cell.given);
    slot.setAttribute("aria-invalid", String(answered && !cell.ok));
    sign.textContent = answered ? (cell.ok ? "✓" : "✗") : "";
  }

  // What is said below a figure: that it is wrong and why, and a hint that was asked for.
  /** @param {CellProps} cell @param {number} side */
  own(cell, side) {
    const { el, fill } = this.tools;
    const w = this.table.words;
    const wrong = cell.asked && cell.given !== undefined && !cell.ok;
    return [
      ...(wrong ? [el("div", { class: "mine" }, el("p", {}, el("strong", { text: `${this.table.sides[side]}. ` }),
        el("span", { class: "was", text: fill(w.yours, { given: cell.given }) }), " · ", el("strong", { text: fill(w.right_is, { right: cell.right }) })),
      ...(cell.why ?? []).map((text) => el("p", { text })), this.minis(cell))] : []),
      ...(cell.hint && !cell.ok ? [el("p", { class: "hint", text: cell.hint })] : []),
    ];
  }

  /** @param {CellProps} cell */
  minis({ cards = [], lit = null }) {
    const { el } = this.tools;
    const places = lit !== null && !cards.includes(lit) ? [...cards, lit] : cards;
    if (!places.length) return null;
    return el("div", { class: "minis", role: "list" }, places.map((at) => {
      const [src, name, short] = this.table.cards[at];
      const first = at === lit;
      return el("span", { class: "mini", role: "listitem", "data-mark": first ? "first" : null, "aria-label": name },
        el("img", { src, alt: "", decoding: "async" }), el("span", { class: "mini-name", "aria-hidden": "true", text: short }));
    }));
  }

  // Enter and the arrows lead to the next figure that is still to be filled in; Enter goes round.
  /** @param {KeyboardEvent} event */
  keys(event) {
    const fields = [.../** @type {NodeListOf<HTMLInputElement>} */ (this.node.querySelectorAll("input.fill"))];
    const at = fields.findIndex((one) => one === event.target);
    if (at < 0 || !["Enter", "ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    const open = (/** @type {HTMLInputElement[]} */ list) => list.find((field) => !field.readOnly && field.dataset.mark !== "right");
    const to = event.key === "ArrowUp" ? open(fields.slice(0, at).reverse())
      : open(fields.slice(at + 1)) ?? (event.key === "Enter" ? open(fields.slice(0, at)) : undefined);
    if (to) to.focus(); else fields[at].blur();
  }
}
