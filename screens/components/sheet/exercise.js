// The sheet as an exercise: what is practised, the cards to it, what is said of the whole, and the sheets before.

/** @import { Choice, Place, Still } from "../bench/given" */
/** @import { CellProps, ExerciseProps, LearningProps, WorkProps } from "./given" */
/** @import { On, Tools } from "../bench/host" */

export class Exercise {
  /** @param {Tools} tools @param {Still} table @param {On} on */
  constructor(tools, table, on) {
    this.tools = tools;
    this.table = table;
    this.on = on;
    const { el, Cloth, Figures } = tools;
    /** @type {ExerciseProps | undefined} */
    this.data = undefined;
    /** The figure at hand. @type {string | null} */
    this.active = null;
    /** @type {HTMLSelectElement | null} */
    this.level = null;
    this.hint = el("button", { type: "button", class: "quiet" });
    this.timer = 0;
    const w = table.words;
    this.lead = el("p", { class: "lead" });
    this.controls = el("div", { class: "controls" });
    this.cloth = new Cloth(tools, table, () => {});
    this.cloth.lock();
    this.facts = el("p", { class: "facts" });
    this.said = el("div", { class: "verdict", role: "status", tabindex: -1 });
    this.head = el("div", { class: "sheet-head", "aria-hidden": "true" }, el("span", { text: w.sheet }),
      el("span", { text: table.sides[0] }), el("span", { text: table.sides[1] }));
    this.figures = new Figures(tools, table, on, (key) => { this.active = key; this.light(); }, (name, cell) => this.reason(name, cell));
    this.clock = el("p", { class: "clock", role: "timer", "aria-live": "off" });
    this.past = el("div", { class: "past" });
    this.board = el("div", { class: "board" },
      el("div", { class: "left" }, el("div", { class: "cloth" }, this.cloth.node, this.facts)),
      el("div", { class: "right" }, el("section", { class: "sheet asked", "aria-label": w.sheet }, this.head, this.figures.node, this.clock)));
    this.node = el("div", { class: "exercise" }, this.lead, this.controls, this.said, this.board, this.past);
  }

  /** @param {ExerciseProps} data */
  update(data) {
    const { fill } = this.tools;
    const w = this.table.words;
    const before = this.data;
    this.data = data;
    this.lead.textContent = data.way === "learn" ? w.learn_lead : w.error_lead;
    if (!before || before.way !== data.way || !this.controls.childElementCount) this.build(data);
    this.board.hidden = !data.work;
    this.ticking(data.work);
    if (data.way === "learn") this.showPast(data); else this.past.replaceChildren(this.tools.el("p", { text: data.found }));
    if (!data.work) return;
    const fresh = !before || !before.work || before.work.id !== data.work.id || before.way !== data.way;
    if (fresh) this.active = null;
    this.cloth.set(data.work.won);
    const { last, dealer } = data.work;
    this.facts.textContent = [last === null ? "" : fill(w.last_won, { side: this.table.sides[last] }),
      dealer === null ? "" : fill(w.dealt, { side: this.table.sides[dealer] })].filter(Boolean).join(" ");
    this.figures.update(data.way, data.work, fresh);
    this.tell(data, data.work, fresh && Boolean(before));
  }

  /** @param {ExerciseProps} data */
  build(data) {
    const { el } = this.tools;
    const w = this.table.words;
    const fresh = el("button", { type: "button", class: "main", text: w.new_sheet });
    const choice = (/** @type {string} */ label, /** @type {Choice[]} */ choices, value = "") => {
      const select = el("select", {}, choices.map(([id, text]) => el("option", { value: id, text })));
      if (value) select.value = value;
      return { select, node: el("label", { class: "pick" }, el("span", { text: label }), select) };
    };
    if (data.way === "learn") {
      const sort = choice(w.practise, data.sorts);
      const level = choice(w.help, data.levels, data.level);
      const timed = el("input", { type: "checkbox" });
      this.level = level.select;
      fresh.onclick = () => this.on("exercise", { do: "new", sort: sort.select.value, level: level.select.value, timed: timed.checked });
      this.hint = el("button", { type: "button", class: "quiet", text: w.hint });
      this.hint.onclick = () => this.help();
      this.controls.replaceChildren(sort.node, level.node, el("label", { class: "check" }, timed, el("span", { text: w.timed })), fresh, this.hint);
    } else {
      fresh.onclick = () => this.on("exercise", { do: "new" });
      this.hint = el("button", { type: "button", class: "quiet", text: w.reveal });
      this.hint.onclick = () => this.on("exercise", { do: "reveal" });
      this.controls.replaceChildren(fresh, this.hint);
    }
  }

  // For the figure at hand where it is not right yet, else for the first one still to be found.
  help() {
    const at = this.active && this.data?.work ? this.figures.find(this.active) : null;
    const key = at && !at.ok ? at.key : this.data?.work?.open;
    if (!key) return;
    this.active = key;
    this.on("exercise", { do: "hint", cell: key });
  }

  // The verdict on the cell just answered: marked on the cards, and the next open figure takes the focus unless the learner went elsewhere.
  /** @param {ExerciseProps} data @param {WorkProps} work @param {boolean} moved */
  tell(data, work, moved) {
    this.light();
    if (data.way === "error") {
      const told = work.said ?? "";
      this.said.className = told ? `verdict ${work.over ? "good" : "bad"}` : "verdict";
      this.say(told);
      this.hint.hidden = Boolean(work.over);
      return;
    }
    this.said.className = work.done ? "verdict good" : "verdict";
    this.say(work.done ?? "");
    this.hint.hidden = Boolean(work.done);
    if (work.done && this.level) this.level.value = data.level;
    if (moved) this.figures.focus();
  }

  // What is said of the whole sheet stands above it: where it is new, the page goes there.
  /** @param {string} text */
  say(text) {
    const { el } = this.tools;
    const fresh = text && this.said.textContent !== text;
    this.said.replaceChildren(...(text ? [el("p", { text })] : []));
    if (fresh) this.said.scrollIntoView({ block: "nearest" });
  }

  light() {
    const marks = /** @type {Map<Place, string>} */ (new Map());
    const cell = this.active && this.data?.way === "learn" ? this.figures.find(this.active) : null;
    if (cell && cell.given !== undefined && !cell.ok) {
      for (const at of cell.cards ?? []) marks.set(at, "part");
      if (cell.lit != null) marks.set(cell.lit, "first");
    }
    this.cloth.light(marks);
  }

  /** @param {string} name @param {CellProps} cell */
  reason(name, { says = [] }) {
    const { el } = this.tools;
    this.said.className = "verdict told";
    this.said.replaceChildren(el("p", {}, el("strong", { text: name })), ...(says.length
      ? says.map((line) => el("p", { text: line.text })) : [el("p", { text: this.table.words.nothing })]));
  }

  /** @param {LearningProps} data */
  showPast(data) {
    const { el } = this.tools;
    this.past.replaceChildren(...(data.past.length ? [el("h2", { text: this.table.words.past }),
      el("ol", {}, data.past.map((text) => el("li", { text }))), ...(data.goal ? [el("p", { text: data.goal })] : [])] : []));
  }

  /** @param {WorkProps | null} work */
  ticking(work) {
    clearInterval(this.timer);
    const write = (/** @type {number} */ n) => { this.clock.textContent = `${Math.floor(n / 60)}:${String(n % 60).padStart(2, "0")}`; };
    if (work?.clock == null) { this.clock.textContent = ""; return; }
    write(work.clock);
    if (!work.running) return;
    const since = performance.now() - work.clock * 1000;
    this.timer = window.setInterval(() => write(Math.round((performance.now() - since) / 1000)), 1000);
  }

  leave() { clearInterval(this.timer); }
}
