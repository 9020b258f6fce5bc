// The sheet: sections and rows of both sides, each opening to its cards and its reason; the grande both ways; other rules.

export class Paper {
  constructor(tools, table, on) {
    Object.assign(this, { tools, table, on });
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
  }

  update(given, before, empty) {
    const { keyed, news, write } = this.tools;
    const w = this.table.words;
    // An empty table is a table nobody has begun with, not a deal in which one side has everything.
    for (const part of [this.rows, this.sum, this.match, this.grande, this.others]) part.hidden = empty;
    const rows = given.sections.flatMap((section) => [
      { id: `section-${section.id}`, head: true, label: section.title, points: section.sums, says: [[], []],
        single: section.rows.length === 1 && !section.rows[0].kind ? section.rows[0] : null },
      ...(section.rows.length === 1 && !section.rows[0].kind ? [] : section.rows),
    ]);
    const shown = rows.filter((row) => row.id !== "section-declared" || row.points.some((n) => n !== null));
    keyed(this.rows, shown, (row) => this.row(row), (node, row) => news(node, "row", row, () => this.dress(node, row)));
    write(this.note, empty ? w.lead : given.whole ? "" : w.wait);
    news(this, "sum", given.totals, () => this.showSum(given.totals));
    news(this, "match", [before, given.after, given.match], () => this.showMatch(given, before));
    news(this, "grande", given.grande, () => this.showGrande(given.grande));
    news(this, "others", given.others, () => this.showOthers(given.others));
  }

  showSum(totals) {
    const { el } = this.tools;
    this.sum.replaceChildren(el("span", { text: this.table.words.total }), ...totals.map((n, side) =>
      el("strong", { "aria-label": `${this.table.sides[side]}: ${n}`, text: String(n) })));
  }

  showMatch(given, before) {
    const { el } = this.tools;
    const told = before[0] || before[1] || given.match;
    this.match.replaceChildren(...(told ? [el("span", { text: this.table.words.after }), ...given.after.map((n) => el("strong", { text: String(n) })),
      el("p", { text: given.match })] : []));
  }

  row(row) {
    const { el } = this.tools;
    const node = el("div", { class: row.head ? "srow top" : "srow" });
    const button = el("button", { type: "button", class: "srow-line", "aria-expanded": "false" },
      el("span", { class: "name" }), el("span", { class: "n" }), el("span", { class: "n" }));
    button.onclick = () => {
      const open = button.getAttribute("aria-expanded") !== "true";
      button.setAttribute("aria-expanded", String(open));
      node.lastElementChild.hidden = !open;
      this.reasons(node, node.row);
    };
    node.append(button, el("div", { class: "reasons", hidden: true }));
    return node;
  }

  dress(node, row) {
    const { mark, write } = this.tools;
    node.row = row;
    const button = node.firstElementChild;
    const [name, ...cells] = button.children;
    write(name, row.label);
    const opens = row.single || !row.head;
    button.toggleAttribute("data-plain", !opens);
    button.disabled = !opens;
    if (!opens) button.removeAttribute("aria-expanded");
    const w = this.table.words;
    cells.forEach((cell, side) => {
      const n = row.points[side];
      const unknown = row.id === "section-last-trick" && row.points.every((one) => one === null);
      const text = n === null ? (unknown ? "?" : row.head ? "0" : (row.instead || [])[side] || "") : String(n);
      cell.classList.toggle("signs", n === null && text.length > 2);
      write(cell, text);
      mark(cell, "aria-label", `${this.table.sides[side]}: ${n === null ? (text.length > 2 ? text : w.nothing) : n}`);
    });
    this.reasons(node, row);
  }

  // Made when the row is open: most never are.
  reasons(node, row) {
    const { el, news } = this.tools;
    const box = node.lastElementChild;
    if (box.hidden) return;
    const { says } = row.single || row;
    news(node, "says", says, () => box.replaceChildren(...says.flatMap((lines, side) => lines.map((line) => el("div", { class: "reason" },
      el("p", {}, el("strong", { text: `${this.table.sides[side]}: ` }), el("span", { text: line.text }),
        line.points ? el("span", { class: "gain", text: ` ${line.points}` }) : null),
      this.cards(line.cards), this.cited(line.source))))));
  }

  // Beside the table, never instead of it: its undo and its half-filled fields live in this page.
  cited([text, href]) {
    const { el } = this.tools;
    const w = this.table.words;
    return el("p", { class: "source" }, `${w.source}: `, el("a", { href, target: "_blank", rel: "noopener", text, title: w.aside }));
  }

  cards(places, marks = new Map()) {
    const { el } = this.tools;
    if (!places.length) return null;
    return el("div", { class: "minis", role: "list" }, places.map((at) => this.mini(at, marks.get(at))));
  }

  mini(at, mark, under) {
    const { el } = this.tools;
    const [src, name, short] = this.table.cards[at];
    return el("span", { class: "mini", role: "listitem", "data-mark": mark || null, "aria-label": under ? `${name} ${under}` : name },
      el("img", { src, alt: "", decoding: "async" }), el("span", { class: "mini-name", "aria-hidden": "true", text: short }),
      under ? el("span", { class: "under", "aria-hidden": "true", text: under }) : null);
  }

  showGrande(g) {
    const { el, fill } = this.tools;
    const w = this.table.words;
    const open = this.grande.querySelector("details")?.open;
    const row = g.row.length ? el("div", { class: "minis long", role: "list" }, g.row.map((place) =>
      this.mini(place.card, null, place.stands === null ? "" : fill(w.stands, { card: this.table.cards[place.stands][2] })))) : null;
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

  showOthers(others) {
    const { el } = this.tools;
    const w = this.table.words;
    this.others.replaceChildren(el("h2", { text: w.others }), ...(others.length ? others.map((one) => {
      const use = el("button", { type: "button", class: "quiet", text: w.others_use });
      use.onclick = () => this.on("rule", { name: one.name, to: one.to });
      return el("div", { class: "other" }, el("p", {}, el("strong", { text: `${one.rule}: ` }), el("span", { text: one.choice })),
        el("table", {}, el("tbody", {}, one.changes.map((change) => el("tr", {}, el("th", { scope: "row", text: `${change.label}, ${this.table.sides[change.side]}` }),
          el("td", { text: `${change.before} → ${change.after}` }))))), use);
    }) : [el("p", { text: w.others_none })]));
  }
}
