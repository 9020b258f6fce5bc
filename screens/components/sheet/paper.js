// The sheet: sections and rows of both sides, each opening to its cards and its reason; the grande both ways; other rules.

/** @import { Place, Still } from "../bench/given" */
/** @import { GrandeProps, OtherRule, Reason, SheetProps, SheetLine } from "./given" */
/** @import { Both, Dom, On } from "../bench/host" */

/**
 * A row as it is shown: one of the sheet, or the head of a section; a `single` row has gone into its section's head.
 * @typedef {object} Shown
 * @property {string} id
 * @property {string} label
 * @property {Both<number | null>} points
 * @property {Both<string>} [instead]
 * @property {Both<Reason[]>} says
 * @property {boolean} [head]
 * @property {SheetLine | null} [single]
 */

export class Paper {
  /** @param {Dom} tools @param {Still} table @param {On} on */
  constructor(tools, table, on) {
    this.tools = tools;
    this.table = table;
    this.on = on;
    const { el } = tools;
    const w = table.words;
    this.head = el("div", { class: "sheet-head", "aria-hidden": "true" }, el("span", { text: w.sheet }),
      el("span", { text: table.sides[0] }), el("span", { text: table.sides[1] }));
    this.rows = el("div", { class: "sheet-rows" });
    this.note = el("p", { class: "sheet-note" });
    this.sum = el("div", { class: "sheet-sum", role: "status" });
    this.match = el("div", { class: "sheet-match" });
    this.node = el("section", { class: "sheet", "aria-label": w.sheet }, this.head, this.rows, this.note, this.sum, this.match);
    this.grande = el("section", { class: "both", "aria-label": w.grande });
    this.others = el("section", { class: "others", "aria-label": w.others });
    /** What is to be shown, and what of it stands below the sheet by now. @type {SheetProps | undefined} */
    this.latest = undefined;
    /** @type {SheetProps | undefined} */
    this.written = undefined;
    this.shown = /** @type {WeakMap<HTMLElement, Shown>} */ (new WeakMap());
  }

  /** @param {SheetProps} given @param {Both<number>} before @param {boolean} empty */
  update(given, before, empty) {
    const { keyed, news, whenSeen, write } = this.tools;
    const w = this.table.words;
    // An empty table is a table nobody has begun with, not a deal in which one side has everything.
    for (const part of [this.rows, this.sum, this.match, this.grande, this.others]) part.hidden = empty;
    /** @type {Shown[]} */
    const rows = given.sections.flatMap((section) => [
      { id: `section-${section.id}`, head: true, label: section.title, points: section.sums, says: /** @type {Both<Reason[]>} */ ([[], []]),
        single: section.rows.length === 1 && !section.rows[0].kind ? section.rows[0] : null },
      ...(section.rows.length === 1 && !section.rows[0].kind ? [] : section.rows),
    ]);
    const shown = rows.filter((row) => row.id !== "section-declared" || row.points.some((n) => n !== null));
    keyed(this.rows, shown, (row) => this.row(row.head ?? false), (node, row) => news(node, "row", row, () => this.dress(node, row)));
    write(this.note, empty ? w.lead : given.whole ? "" : w.wait);
    news(this, "sum", [given.totals, given.provisional], () => this.showSum(given));
    news(this, "match", [before, given.after, given.match], () => this.showMatch(given, before));
    // What stands below the sheet follows it: nobody reads it before the sum, and the sum is painted the sooner.
    if (!this.latest) this.below(given);
    else if (this.latest === this.written) whenSeen(() => this.below(/** @type {SheetProps} */ (this.latest)));
    this.latest = given;
  }

  /** @param {SheetProps} given */
  below(given) {
    const { news } = this.tools;
    this.written = given;
    news(this, "grande", given.grande, () => this.showGrande(given.grande));
    news(this, "others", given.others, () => this.showOthers(given.others));
  }

  /** @param {SheetProps} given */
  showSum(given) {
    const { el, headed } = this.tools;
    const w = this.table.words;
    this.sum.classList.toggle("provisional", given.provisional);
    this.sum.replaceChildren(el("span", { text: given.provisional ? w.provisional : w.total }), ...given.totals.map((n, side) =>
      el("strong", { "aria-label": `${headed(w, this.table.sides[side])} ${n}`, text: String(n) })));
  }

  /** @param {SheetProps} given @param {Both<number>} before */
  showMatch(given, before) {
    const { el } = this.tools;
    const told = before[0] || before[1] || given.match;
    this.match.replaceChildren(...(told ? [el("span", { text: this.table.words.after }), ...given.after.map((n) => el("strong", { text: String(n) })),
      el("p", { text: given.match })] : []));
  }

  /** @param {boolean} head */
  row(head) {
    const { el } = this.tools;
    const box = el("div", { class: "reasons", hidden: true });
    const node = el("div", { class: head ? "srow top" : "srow" });
    const button = el("button", { type: "button", class: "srow-line", "aria-expanded": "false" },
      el("span", { class: "name" }), el("span", { class: "n" }), el("span", { class: "n" }));
    button.onclick = () => {
      const open = button.getAttribute("aria-expanded") !== "true";
      button.setAttribute("aria-expanded", String(open));
      box.hidden = !open;
      this.reasons(node);
    };
    node.append(button, box);
    return node;
  }

  /** @param {HTMLElement} node @param {Shown} row */
  dress(node, row) {
    const { headed, mark, write } = this.tools;
    this.shown.set(node, row);
    const button = /** @type {HTMLButtonElement} */ (node.firstElementChild);
    const [name, ...cells] = button.children;
    write(name, row.label);
    const opens = Boolean(row.single) || !row.head;
    button.toggleAttribute("data-plain", !opens);
    button.disabled = !opens;
    if (!opens) button.removeAttribute("aria-expanded");
    const w = this.table.words;
    cells.forEach((cell, side) => {
      const n = row.points[side];
      const unknown = row.id === "section-last-trick" && row.points.every((one) => one === null);
      const text = n === null ? (unknown ? "?" : row.head ? "0" : row.instead?.[side] || "") : String(n);
      cell.classList.toggle("signs", n === null && text.length > 2);
      write(cell, text);
      mark(cell, "aria-label", `${headed(w, this.table.sides[side])} ${n === null ? (text.length > 2 ? text : w.nothing) : n}`);
    });
    this.reasons(node);
  }

  // Made when the row is open: most never are.
  /** @param {HTMLElement} node */
  reasons(node) {
    const { el, headed, news } = this.tools;
    const box = /** @type {HTMLElement} */ (node.lastElementChild);
    const row = this.shown.get(node);
    if (box.hidden || !row) return;
    const { says } = row.single || row;
    news(node, "says", says, () => box.replaceChildren(...says.flatMap((lines, side) => lines.map((line) => el("div", { class: "reason" },
      el("p", {}, el("strong", { text: `${headed(this.table.words, this.table.sides[side])} ` }), el("span", { text: line.text }),
        line.points ? el("span", { class: "gain", text: ` ${line.points}` }) : null),
      this.cards(line.cards), this.cited(line.source))))));
  }

  // Beside the table, never instead of it: its undo and its half-filled fields live in this page.
  /** @param {Reason["source"]} citation */
  cited([text, href]) {
    const { el, headed } = this.tools;
    const w = this.table.words;
    return el("p", { class: "source" }, `${headed(w, w.source)} `, el("a", { href, target: "_blank", rel: "noopener", text, title: w.aside }));
  }

  /** @param {Place[]} places */
  cards(places) {
    const { el } = this.tools;
    if (!places.length) return null;
    return el("div", { class: "minis", role: "list" }, places.map((at) => this.mini(at)));
  }

  /** @param {Place} at @param {string} under */
  mini(at, under = "") {
    const { el } = this.tools;
    const [src, name, short] = this.table.cards[at];
    return el("span", { class: "mini", role: "listitem", "aria-label": under ? `${name} ${under}` : name },
      el("img", { src, alt: "", decoding: "async" }), el("span", { class: "mini-name", "aria-hidden": "true", text: short }),
      under ? el("span", { class: "under", "aria-hidden": "true", text: under }) : null);
  }

  /** @param {GrandeProps} g */
  showGrande(g) {
    const { el, fill } = this.tools;
    const w = this.table.words;
    const open = this.grande.querySelector("details")?.open;
    const row = g.row.length ? el("div", { class: "minis long", role: "list" }, g.row.map((place) =>
      this.mini(place.card, place.stands))) : null;
    const why = g.why.length ? el("details", { class: "why" }, el("summary", {}, el("span", { text: w.why21 })),
      ...g.why.map((text) => el("p", { text })), this.cited(g.source)) : null;
    if (why && open) why.open = true;
    this.grande.replaceChildren(
      el("h2", { text: w.grande }), el("p", { class: "whose", text: this.table.sides[g.side] }),
      el("div", { class: "two" },
        el("div", { class: "way" }, el("h3", { text: w.by_row }), row, el("p", { text: g.ends }), g.worth ? el("p", { text: g.worth }) : null,
          el("p", { class: "result", text: fill(w.points, { n: g.points }) })),
        el("div", { class: "way" }, el("h3", { text: w.by_scavezzo }), this.cards(g.above),
          el("ol", {}, g.steps.map((text) => el("li", { text }))), el("p", { class: "result", text: fill(w.points, { n: g.points }) }), why)));
  }

  /** @param {OtherRule[]} others */
  showOthers(others) {
    const { el, headed } = this.tools;
    const w = this.table.words;
    this.others.replaceChildren(el("h2", { text: w.others }), ...(others.length ? others.map((one) => {
      const use = el("button", { type: "button", class: "quiet", text: w.others_use });
      use.onclick = () => this.on("rule", { name: one.name, to: one.to });
      return el("div", { class: "other" }, el("p", {}, el("strong", { text: `${headed(w, one.rule)} ` }), el("span", { text: one.choice })),
        el("table", {}, el("tbody", {}, one.changes.map((change) => el("tr", {}, el("th", { scope: "row", text: `${change.label}, ${this.table.sides[change.side]}` }),
          el("td", { text: `${change.before} → ${change.after}` }))))), use);
    }) : [el("p", { text: w.others_none })]));
  }
}
