// The figures of the sheet: to be filled in, each checked when it is left; or all there, and one of them wrong.

export class Figures {
  // `active` hears which figure is at hand, `explain` which one of those that are given is asked about.
  constructor(tools, table, on, active, explain) {
    Object.assign(this, { tools, table, on, active, explain });
    this.node = tools.el("div", { class: "ask-rows" });
    this.node.onkeydown = (event) => this.keys(event);
  }

  update(data, fresh) {
    this.data = data;
    if (fresh) this.node.replaceChildren();
    this.tools.keyed(this.node, data.work.rows, (row) => this.row(row), (node, row) => this.dress(node, row));
  }

  // The first one that is still to be filled in.
  focus() {
    const first = this.node.querySelector("input.fill:not([readonly])");
    if (first) first.focus();
  }

  row(row) {
    const { el } = this.tools;
    const cells = row.cells.map((cell, side) => this.cell(row, cell, side));
    return el("div", { class: row.top ? "ask-row top" : "ask-row" },
      el("div", { class: "ask-line" }, el("span", { class: "name", text: row.label }), cells), el("div", { class: "own" }));
  }

  cell(row, cell, side) {
    const { el } = this.tools;
    const name = `${row.label}, ${this.table.sides[side]}`;
    if (this.data.way === "error") {
      const button = el("button", { type: "button", class: "figure" });
      button.name_ = name;
      button.onclick = () => { if (!this.data.work.over) this.on("exercise", { do: "answer", cell: cell.key }); };
      return el("span", { class: "ask-cell" }, button);
    }
    if (!cell.asked) {
      const button = el("button", { type: "button", class: "figure plain", "aria-label": `${name}: ${cell.n}`, text: String(cell.n) });
      button.onclick = () => this.explain(name, cell);
      return el("span", { class: "ask-cell" }, button);
    }
    const field = el("input", { type: "text", inputmode: "numeric", autocomplete: "off", class: "fill", "aria-label": name, "data-cell": cell.key });
    field.onchange = () => this.answer(field, cell.key);
    field.onfocus = () => { field.select(); this.active(cell.key); };
    return el("span", { class: "ask-cell" }, field, el("span", { class: "sign", "aria-hidden": "true" }));
  }

  answer(field, key) {
    const typed = field.value.trim();
    if (typed === "") return;
    if (!/^\d{1,4}$/.test(typed)) { this.on("say", this.table.words.number_please); return; }
    this.on("exercise", { do: "answer", cell: key, value: Number(typed) });
  }

  find(key) {
    for (const row of this.data.work.rows) for (const cell of row.cells) if (cell.key === key) return cell;
    return null;
  }

  dress(node, row) {
    const { el, fill, news } = this.tools;
    const w = this.table.words;
    const slots = node.querySelectorAll(".ask-cell");
    const own = [];
    row.cells.forEach((cell, side) => {
      const slot = slots[side].firstElementChild;
      if (this.data.way === "error") {
        slot.textContent = String(cell.n);
        slot.dataset.mark = cell.mark;
        slot.setAttribute("aria-label", `${slot.name_}: ${cell.n}${cell.mark ? `, ${cell.mark === "right" ? w.here : w.ok}` : ""}`);
        slot.setAttribute("aria-disabled", String(this.data.work.over));
        return;
      }
      if (!cell.asked) return;
      const answered = cell.given !== undefined;
      slot.dataset.mark = answered ? (cell.ok ? "right" : "wrong") : "";
      slot.readOnly = Boolean(cell.ok);
      if (answered && slot.value.trim() === "") slot.value = String(cell.given);
      slot.setAttribute("aria-invalid", String(answered && !cell.ok));
      slots[side].lastElementChild.textContent = answered ? (cell.ok ? "✓" : "✗") : "";
      if (answered && !cell.ok) {
        own.push(el("div", { class: "mine" }, el("p", {}, el("strong", { text: `${this.table.sides[side]}. ` }),
          el("span", { class: "was", text: fill(w.yours, { given: cell.given }) }), " · ", el("strong", { text: fill(w.right_is, { right: cell.right }) })),
          ...cell.why.map((text) => el("p", { text })), this.minis(cell)));
      }
      if (cell.hint && !cell.ok) own.push(el("p", { class: "hint", text: cell.hint }));
    });
    news(node, "own", row.cells, () => node.lastElementChild.replaceChildren(...own));
  }

  minis(cell) {
    const { el } = this.tools;
    const places = cell.lit !== null && !cell.cards.includes(cell.lit) ? [...cell.cards, cell.lit] : cell.cards;
    if (!places.length) return null;
    return el("div", { class: "minis", role: "list" }, places.map((at) => {
      const [src, name, short] = this.table.cards[at];
      const first = at === cell.lit;
      return el("span", { class: "mini", role: "listitem", "data-mark": first ? "first" : null, "aria-label": name },
        el("img", { src, alt: "", decoding: "async" }), el("span", { class: "mini-name", "aria-hidden": "true", text: short }));
    }));
  }

  keys(event) {
    if (event.target.classList.contains("fill") && (event.key === "Enter" || event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const fields = [...this.node.querySelectorAll("input.fill")];
      const at = fields.indexOf(event.target);
      const open = (list) => list.find((field) => !field.readOnly && field.dataset.mark !== "right");
      const to = event.key === "ArrowUp" ? open(fields.slice(0, at).reverse()) : open(fields.slice(at + 1)) || (event.key === "Enter" ? open(fields.slice(0, at)) : null);
      if (to) to.focus(); else event.target.blur();
    }
  }
}
