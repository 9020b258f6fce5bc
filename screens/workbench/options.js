// What stands beside the cards: who made the last trick, who dealt; in a fold the declarations, the discard, the Matto, house rules, the link.

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
    this.share = this.sharing();
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

  sharing() {
    const { el } = this.tools;
    const w = this.table.words;
    const field = (label) => {
      const input = el("input", { type: "text", readonly: true, class: "copied", "aria-label": label });
      input.onfocus = () => input.select();
      const copy = el("button", { type: "button", class: "quiet", text: w.copy, "aria-label": `${w.copy}: ${label}` });
      copy.onclick = () => {
        // Over plain http in a club's network there is no clipboard API; selecting and copying works everywhere.
        input.focus(); input.select();
        let done = false;
        try { done = document.execCommand("copy"); } catch { done = false; }
        if (done) this.on("say", w.copied);
      };
      return { input, node: el("div", { class: "copy" }, el("label", { class: "pick" }, el("span", { text: label }), input), copy) };
    };
    this.link = field(w.link);
    this.text = field(w.text);
    const typed = el("input", { type: "text", class: "copied", "aria-label": w.read, spellcheck: "false", autocapitalize: "off" });
    const go = el("button", { type: "button", class: "quiet", text: w.read_go });
    go.onclick = () => { if (typed.value.trim()) this.on("text", positionIn(typed.value)); };
    typed.onkeydown = (event) => { if (event.key === "Enter") { event.preventDefault(); go.onclick(); } };
    return el("details", { class: "more" }, el("summary", {}, el("span", { text: w.share })), this.link.node, this.text.node,
      el("div", { class: "copy" }, el("label", { class: "pick" }, el("span", { text: w.read }), typed), go));
  }

  update(o) {
    const { el, fill, keyed } = this.tools;
    const w = this.table.words;
    this.last.select.value = o.last === null ? "" : String(o.last);
    this.dealer.select.value = o.dealer === null ? "" : String(o.dealer);
    this.matto.select.value = o.matto;
    this.left.forEach(({ select }, i) => { select.value = o.left[i] === undefined ? "" : String(o.left[i]); select.disabled = o.dealer === null; });
    const usual = o.given === null ? w.not_said : fill(w.usual, { card: this.table.cards[o.given][1] });
    this.gives.select.replaceChildren(el("option", { value: "", text: usual }),
      ...o.may_give.map((at) => el("option", { value: String(at), text: this.table.cards[at][1] })));
    this.gives.select.value = o.gives === null ? "" : String(o.gives);
    this.gives.node.hidden = o.matto !== "owed";
    this.before.forEach((field, i) => { if (field.getRootNode().activeElement !== field) field.value = String(o.before[i]); });
    this.list.replaceChildren(...o.shown.map((one, at) => {
      const away = el("button", { type: "button", class: "quiet", text: w.remove, "aria-label": `${w.remove}: ${one.label}` });
      away.onclick = () => this.on("unshow", at);
      const cards = one.cards.map((place) => this.table.cards[place][2]).join(", ");
      return el("li", {}, el("span", {}, el("strong", { text: `${this.table.players[one.player]}: ` }), `${one.label} (${cards})`), away);
    }));
    keyed(this.rules, o.rules.map((rule) => ({ ...rule, key: rule.name })), (rule) => {
      const made = rule.choices.length
        ? this.pick(rule.label, rule.choices.map(([value, text]) => [JSON.stringify(value), text]), (to) => this.on("rule", { name: rule.name, to: JSON.parse(to) }))
        : this.pick(rule.label, [...new Set([800, 1000, rule.value])].map((n) => [String(n), String(n)]), (to) => this.on("rule", { name: rule.name, to: Number(to) }));
      made.node.select = made.select;
      return made.node;
    }, (node, rule) => { node.select.value = JSON.stringify(rule.value); node.toggleAttribute("data-changed", rule.value !== rule.default); });
    const at = `${location.origin}${location.pathname}?p=${encodeURIComponent(o.text).replace(/%20/g, "+")}`;
    this.link.input.value = at;
    this.text.input.value = o.text;
  }
}

function side(value) { return value === "" ? null : Number(value); }

// A whole address may be pasted: the position is its parameter p.
function positionIn(text) {
  try { const found = new URL(text.trim()).searchParams.get("p"); if (found) return found; } catch { /* not an address */ }
  return text.trim();
}
