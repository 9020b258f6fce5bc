// What stands beside the cards: who made the last trick, who dealt; in a fold the declarations, the discard, the Matto, house rules.

export class Options {
  constructor(tools, table, on) {
    Object.assign(this, { tools, table, on });
    const { el } = tools;
    const w = table.words;
    this.last = this.pick(w.last, [["", w.not_said], ["0", table.sides[0]], ["1", table.sides[1]]], (to) => on("option", { name: "last", to: side(to) }));
    this.dealer = this.pick(w.dealer, [["", w.not_said], ["0", table.sides[0]], ["1", table.sides[1]]], (to) => on("option", { name: "dealer", to: side(to) }));
    this.quick = el("div", { class: "quick" }, this.last.node, this.dealer.node);
    this.node = el("details", { class: "more" }, el("summary", {}, el("span", { text: w.more })),
      this.declaring(), this.discarding(), this.settling(), this.matching(), this.ruling());
  }

  pick(label, choices, change) {
    const { el } = this.tools;
    const select = el("select", {}, choices.map(([value, text]) => el("option", { value, text })));
    select.onchange = () => change(select.value);
    return { select, node: el("label", { class: "pick" }, el("span", { text: label }), select) };
  }

  chips(places, chosen, toggle) {
    const { el } = this.tools;
    return places.map((at) => {
      const [, name, short] = this.table.cards[at];
      const chip = el("button", { type: "button", class: "chip", "aria-pressed": String(chosen.has(at)), "aria-label": name, text: short });
      chip.onclick = () => { toggle(at); chip.setAttribute("aria-pressed", String(chosen.has(at))); };
      return chip;
    });
  }

  declaring() {
    const { el } = this.tools;
    const w = this.table.words;
    this.list = el("ul", { class: "shown" });
    this.who = this.pick(w.player, this.table.players.map((name, at) => [String(at), name]), () => {});
    this.what = this.pick(w.kind, this.table.kinds, () => this.offer());
    this.offered = el("div", { class: "chips", role: "group", "aria-label": w.choose_cards });
    const add = el("button", { type: "button", class: "quiet", text: w.add });
    add.onclick = () => {
      if (this.chosen.size < 3) return this.on("say", w.choose_cards);
      this.on("show", { player: Number(this.who.select.value), kind: this.what.select.value, cards: [...this.chosen] });
      this.offer();
    };
    this.offer();
    return el("section", {}, el("h2", { text: w.declarations }), this.list, el("div", { class: "quick" }, this.who.node, this.what.node), this.offered, add);
  }

  offer() {
    this.chosen = new Set();
    this.offered.replaceChildren(...this.chips(this.table.needs[this.what.select.value], this.chosen,
      (at) => { if (!this.chosen.delete(at)) this.chosen.add(at); }));
  }

  discarding() {
    const { el } = this.tools;
    const w = this.table.words;
    const cards = this.table.cards.map(([, name], at) => [String(at), name]);
    this.left = [0, 1].map((i) => this.pick(i ? w.second_card : w.first_card, [["", w.not_said], ...cards], () => {
      const to = this.left.map(({ select }) => select.value).filter((value) => value !== "").map(Number);
      this.on("option", { name: "left", to: [...new Set(to)] });
    }));
    return el("section", {}, el("h2", { text: w.discard }), el("p", { text: w.discard_help }), el("div", { class: "quick" }, this.left.map(({ node }) => node)));
  }

  settling() {
    const { el } = this.tools;
    const w = this.table.words;
    this.matto = this.pick(w.matto_went, [["", w.matto_settled], ["owed", w.matto_owed], ["lost", w.matto_lost]], (to) => this.on("option", { name: "matto", to }));
    this.gives = this.pick(w.gives, [], (to) => this.on("option", { name: "gives", to: to === "" ? null : Number(to) }));
    return el("section", {}, el("h2", { text: w.matto }), el("div", { class: "quick" }, this.matto.node, this.gives.node));
  }

  matching() {
    const { el } = this.tools;
    const w = this.table.words;
    this.before = [0, 1].map((i) => {
      const field = el("input", { type: "text", inputmode: "numeric", class: "score", "aria-label": `${w.before}, ${this.table.sides[i]}` });
      field.onchange = () => {
        const to = this.before.map((one) => Number(one.value.trim() || 0));
        if (to.every((n) => Number.isInteger(n) && n >= 0 && n < 100000)) this.on("before", to);
      };
      return field;
    });
    return el("section", {}, el("h2", { text: w.before }), el("div", { class: "quick" }, this.before.map((field, i) =>
      el("label", { class: "pick" }, el("span", { text: this.table.sides[i] }), field))));
  }

  ruling() {
    const { el } = this.tools;
    this.rules = el("div", { class: "rules" });
    return el("section", {}, el("h2", { text: this.table.words.rules }), this.rules);
  }

  update(o) {
    const { news, put } = this.tools;
    put(this.last.select, text(o.last));
    put(this.dealer.select, text(o.dealer));
    put(this.matto.select, o.matto);
    this.left.forEach(({ select }, i) => { put(select, text(o.left[i])); select.disabled = o.dealer === null; });
    this.before.forEach((field, i) => { if (field.getRootNode().activeElement !== field) put(field, text(o.before[i])); });
    news(this, "gives", [o.given, o.may_give], () => this.showGives(o));
    put(this.gives.select, text(o.gives));
    this.gives.node.hidden = o.matto !== "owed";
    news(this, "shown", o.shown, () => this.showShown(o.shown));
    this.showRules(o.rules);
  }

  showGives(o) {
    const { el, fill } = this.tools;
    const usual = o.given === null ? this.table.words.not_said : fill(this.table.words.usual, { card: this.table.cards[o.given][1] });
    this.gives.select.replaceChildren(el("option", { value: "", text: usual }),
      ...o.may_give.map((at) => el("option", { value: String(at), text: this.table.cards[at][1] })));
  }

  showShown(shown) {
    const { el } = this.tools;
    const w = this.table.words;
    this.list.replaceChildren(...shown.map((one, at) => {
      const away = el("button", { type: "button", class: "quiet", text: w.remove, "aria-label": `${w.remove}: ${one.label}` });
      away.onclick = () => this.on("unshow", at);
      const cards = one.cards.map((place) => this.table.cards[place][2]).join(", ");
      return el("li", {}, el("span", {}, el("strong", { text: `${this.table.players[one.player]}: ` }), `${one.label} (${cards})`), away);
    }));
  }

  showRules(rules) {
    this.tools.keyed(this.rules, rules.map((rule) => ({ ...rule, key: rule.name })), (rule) => {
      const made = rule.choices.length
        ? this.pick(rule.label, rule.choices.map(([value, text]) => [JSON.stringify(value), text]), (to) => this.on("rule", { name: rule.name, to: JSON.parse(to) }))
        : this.pick(rule.label, [...new Set([800, 1000, rule.value])].map((n) => [String(n), String(n)]), (to) => this.on("rule", { name: rule.name, to: Number(to) }));
      made.node.select = made.select;
      return made.node;
    }, (node, rule) => { this.tools.put(node.select, JSON.stringify(rule.value)); node.toggleAttribute("data-changed", rule.value !== rule.default); });
  }
}

function text(value) { return value === null || value === undefined ? "" : String(value); }

function side(value) { return value === "" ? null : Number(value); }
