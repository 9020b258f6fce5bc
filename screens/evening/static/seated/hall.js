// Where a table is opened: whose name, which game, how long; and those at which one sits already.

import { el } from "./dom.js";
import { Line } from "./line.js";
import { keepName, naming, ownName } from "./naming.js";
import { page, say } from "./page.js";

/** @import { HallPanel, OwnTable } from "../../../views/at_a_table/given" */

/** @param {(code: string) => void} enter @param {string} [asked] the code of the deals that the address names */
export function hall(enter, asked = "") {
  const trouble = el("p", { class: "trouble", role: "alert" }), stage = el("div", { class: "stage" });
  page.replaceChildren(stage, trouble);
  document.body.dataset.stage = "hall";
  let shown = false;
  const open = (/** @type {Record<string, unknown>} */ value) => { trouble.textContent = ""; line.press("open", value); };
  /** @type {Line<HallPanel>} */
  const line = new Line("seat/new", {
    told: (panel) => {
      if (panel.opened) { line.leave(); enter(panel.opened); return; }
      if (shown) return; // what is being chosen stays
      shown = true;
      const go = (/** @type {string} */ code) => { line.leave(); enter(code); };
      stage.replaceChildren(el("h1", { text: say("title") }), el("p", { class: "lead", text: say("lead") }), ...own(panel.tables, go),
        ...(asked ? [joining(open)] : [opening(panel, open), el("details", { class: "others-deals" }, el("summary", { text: say("same_open") }), joining(open))]));
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

/** @param {HallPanel} panel @param {(value: Record<string, unknown>) => void} open */
function opening({ games, deals }, open) {
  const [field, note] = naming({ spellcheck: "false", required: true, id: "name", value: ownName() });
  const game = el("select", { id: "game" }, ...games.map((one) => el("option", { value: one.id, text: one.name })));
  const [long, length] = choice("length", "which_length"), [strong, strength] = choice("strength", "which_strength"), [several, many] = choice("deals", "which_deals");
  many.append(el("option", { value: "", text: say("deals_no") }), ...deals.map((n) => el("option", { value: n, text: say("deals_yes", { n }) })));
  const teach = el("input", { type: "checkbox", id: "teach" });
  const look = () => {
    const its = games.find((one) => one.id === game.value);
    for (const [box, select, all] of /** @type {[HTMLElement, HTMLSelectElement, [string, string][]][]} */ ([[long, length, its?.lengths ?? []], [strong, strength, its?.strengths ?? []]])) {
      select.replaceChildren(...all.map(([id, name]) => el("option", { value: id, text: name })));
      box.hidden = !all.length;
    }
    suits();
  };
  // A match, and what a teacher does, are not compared with other tables.
  const suits = () => {
    const its = games.find((one) => one.id === game.value);
    several.hidden = teach.checked || !its?.compared;
    if (several.hidden) many.value = "";
    long.hidden = !its?.lengths.length || Boolean(many.value);
  };
  game.onchange = look;
  many.onchange = suits;
  teach.onchange = suits;
  game.value = "ottocento";
  look();
  const form = el("form", { class: "opening" },
    el("div", { class: "field" }, el("label", { for: "name", text: say("ask_name") }), field, note),
    el("div", { class: "field" }, el("label", { for: "game", text: say("which_game") }), game), several, long, strong,
    el("label", { class: "teach", for: "teach" }, teach, el("span", {}, el("strong", { text: say("teach") }), el("small", { text: say("teach_how") }))),
    el("button", { type: "submit", class: "main", text: say("open") }));
  form.onsubmit = (event) => {
    event.preventDefault();
    keepName(field.value.trim());
    open({ name: field.value, game: game.value, ...(teach.checked ? { teaching: true } : {}), ...(many.value ? { deals: Number(many.value) } : {}), ...(long.hidden ? {} : { length: length.value }), ...(strong.hidden ? {} : { strength: strength.value }) });
  };
  return form;
}

// The deals of another table: its code is in the address, or is typed.
/** @param {(value: Record<string, unknown>) => void} open */
function joining(open) {
  const asked = dealsAsked(), [field, note] = naming({ spellcheck: "false", required: true, id: "same-name", value: ownName() });
  const code = el("input", { id: "same", autocapitalize: "none", autocomplete: "off", spellcheck: "false", required: true, maxlength: 80, value: asked });
  const form = el("form", { class: "opening same-opening" },
    el("div", { class: "field" }, el("label", { for: "same", text: say("same_code") }), code, el("small", { text: say("same_code_how") })),
    el("div", { class: "field" }, el("label", { for: "same-name", text: say("ask_name") }), field, note),
    el("button", { type: "submit", class: asked ? "main" : "quiet", text: say("same_do") }));
  form.onsubmit = (event) => { event.preventDefault(); keepName(field.value.trim()); open({ name: field.value, same: code.value }); };
  return form;
}

/** The code of the deals that the address names; empty where it names none. */
export function dealsAsked() {
  const told = new URLSearchParams(location.search).get("deals") ?? "";
  return /^[a-z-]{1,80}$/.test(told) ? told : "";
}
