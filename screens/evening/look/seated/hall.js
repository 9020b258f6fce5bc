// Where a table is opened: whose name, which game, how long; and those at which one sits already.

import { el } from "./dom.js";
import { Line } from "./line.js";
import { keepName, naming, ownName } from "./naming.js";
import { page, say } from "./page.js";

/** @import { GameOffer, HallPanel, OwnTable } from "../../../views/at_a_table/given" */

/** @param {(code: string) => void} enter */
export function hall(enter) {
  const trouble = el("p", { class: "trouble", role: "alert" }), stage = el("div", { class: "stage" });
  page.replaceChildren(stage, trouble);
  document.body.dataset.stage = "hall";
  let shown = false;
  /** @type {Line<HallPanel>} */
  const line = new Line("seat/new", {
    told: (panel) => {
      if (panel.opened) { line.leave(); enter(panel.opened); return; }
      if (shown) return; // what is being chosen stays
      shown = true;
      const go = (/** @type {string} */ code) => { line.leave(); enter(code); };
      stage.replaceChildren(el("h1", { text: say("title") }), el("p", { class: "lead", text: say("lead") }), ...own(panel.tables, go),
        opening(panel.games, (value) => { trouble.textContent = ""; line.press("open", value); }));
    },
    refused: (why) => { trouble.textContent = why; },
    away: (why) => { if (why) trouble.textContent = why; },
  });
}

/** @param {OwnTable[]} tables @param {(code: string) => void} go */
function own(tables, go) {
  return tables.length ? [el("h2", { text: say("yours") }), el("div", { class: "own" }, ...tables.map(({ code, game, names }) => el("button", { type: "button", class: "quiet", text: say("one", { game, names: names.join(", ") }), onclick: () => go(code) })))] : [];
}

/** @param {string} id @param {string} label @returns {[HTMLElement, HTMLSelectElement]} the field, and what is chosen in it */
function choice(id, label) {
  const select = el("select", { id });
  return [el("div", { class: "field" }, el("label", { for: id, text: say(label) }), select), select];
}

/** @param {GameOffer[]} games @param {(value: Record<string, string | boolean>) => void} open */
function opening(games, open) {
  const [field, note] = naming({ spellcheck: "false", required: true, id: "name", value: ownName() });
  const game = el("select", { id: "game" }, ...games.map((one) => el("option", { value: one.id, text: one.name })));
  const [long, length] = choice("length", "which_length"), [strong, strength] = choice("strength", "which_strength");
  const look = () => {
    const its = games.find((one) => one.id === game.value);
    for (const [box, select, all] of /** @type {[HTMLElement, HTMLSelectElement, [string, string][]][]} */ ([[long, length, its?.lengths ?? []], [strong, strength, its?.strengths ?? []]])) {
      select.replaceChildren(...all.map(([id, name]) => el("option", { value: id, text: name })));
      box.hidden = !all.length;
    }
  };
  game.onchange = look;
  game.value = "ottocento";
  look();
  const teach = el("input", { type: "checkbox", id: "teach" });
  const form = el("form", { class: "opening" },
    el("div", { class: "field" }, el("label", { for: "name", text: say("ask_name") }), field, note),
    el("div", { class: "field" }, el("label", { for: "game", text: say("which_game") }), game), long, strong,
    el("label", { class: "teach", for: "teach" }, teach, el("span", {}, el("strong", { text: say("teach") }), el("small", { text: say("teach_how") }))),
    el("button", { type: "submit", class: "main", text: say("open") }));
  form.onsubmit = (event) => {
    event.preventDefault();
    keepName(field.value.trim());
    open({ name: field.value, game: game.value, ...(teach.checked ? { teaching: true } : {}), ...(long.hidden ? {} : { length: length.value, strength: strength.value }) });
  };
  return form;
}
