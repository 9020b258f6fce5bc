// A form of the score book: its fields say where they go, what is new is written and what was written is corrected.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";
import { MatchForm } from "../../screens/components/match_forms/form.js";
import { Stage } from "../../screens/components/scorekeeper/stage.js";

const words = new Proxy({}, { get: (_, key) => String(key) });
const AROUND = { words, code: "luna" };
const FIGURES = {
  name: "figures", label: "By figures", event: "end", value: { hand: 1, cards: [null, null], last: null }, go: "Enter the hand", foreseen: false,
  fields: [
    { sort: "two", label: "", fields: [0, 1].map((side) => ({ key: `cards.${side}`, sort: "figure", label: `Points ${side}` })) },
    { key: "last", sort: "one", label: "Last", options: [[0, "We"], [1, "They"]] },
  ],
  needs: [{ names: ["cards.0", "cards.1"], why: "Whose points?" }, { names: ["last"], why: "Who won it?" }],
};
const SOLO = {
  name: "solo", label: "Solo", event: "deal", value: { hand: 1, kind: "solo", told: {} }, needs: [], go: "Enter", foreseen: false,
  fields: [
    { key: "points.0", sort: "half", label: "Points" },
    { key: "petit", sort: "one", label: "Petit", options: [["", "nobody"], ["taker", "taker"]] },
    { key: "on", sort: "one", label: "Cards", options: [["5", "5"], ["20", "20"]], default: "20" },
    { key: "captured.0.1", sort: "many", label: "Captured", options: [["T1", "1"], ["T2", "2"]] },
  ],
};
const told = (ways, more = {}) => ({ id: "end 1", number: 0, how: "How?", listed: false, ways, had: null, undo: false, ...more });

function type(input, text) { input.value = text; input.oninput(); }

function stood(its, done) {
  const drafts = new Map(), writes = [], said = [];
  const desk = { drafts: { get: (name) => drafts.get(name), set: (name, now) => drafts.set(name, now), drop: (name) => drafts.delete(name) },
    notes: { tell: (text) => said.push(text) }, write: (event, value, after) => { writes.push([event, value]); after.done?.({}); } };
  const made = new MatchForm(desk, AROUND, its, done);
  page(made.node);
  return { made, drafts, writes, said, desk, send: () => made.node.onsubmit({ preventDefault() {} }), inputs: () => [...made.node.querySelectorAll("input")] };
}

for (const [number, says] of [[0, "Enter the hand"], [3, "save"]]) {
  test(`the button of ${number ? "a correction" : "a new hand"} says what it does`, () => {
    const { made } = stood(told([FIGURES], { number, had: { way: "figures", told: {} } }));
    assert.equal(made.node.querySelector("[type=submit]").textContent, says);
  });
}

test("a field goes where its name says, and what was not entered stays as it was told", () => {
  const { send, inputs, writes } = stood(told([FIGURES]));
  const [, ours, , we] = inputs();
  type(ours, "50");
  we.click();
  send();
  assert.deepEqual(writes, [["end", { hand: 1, cards: [50, null], last: 0 }]]);
});

test("what is missing or no number is said, and nothing is written", () => {
  const { send, inputs, writes, said } = stood(told([FIGURES]));
  const [, ours] = inputs();
  send();
  type(ours, "5o");
  send();
  type(ours, "50");
  send();
  assert.deepEqual(said, ["Whose points?", "no_number", "Who won it?"]);
  assert.deepEqual(writes, []);
});

test("the fields of a deal go in by their whole names; a usual answer counts, and nobody is no answer", () => {
  const { send, inputs, writes } = stood(told([SOLO]));
  type(inputs()[1], "40½");
  inputs().at(-1).click();
  send();
  assert.deepEqual(writes, [["deal", { hand: 1, kind: "solo", told: { "points.0": "40.5", on: "20", "captured.0.1": ["T2"] } }]]);
});

test("a correction begins with what was written, and is no draft any more when it is home", () => {
  let home = 0;
  const { send, inputs, writes, drafts } = stood(told([FIGURES], { number: 4, had: { way: "figures", told: { "cards.0": 50, "cards.1": 37, last: 1 } } }), () => { home += 1; });
  type(inputs()[1], "51");
  assert.equal(drafts.size, 1);
  send();
  assert.deepEqual(writes, [["correct", { number: 4, event: "end", value: { hand: 1, cards: [51, 37], last: 1 } }]]);
  assert.deepEqual([drafts.size, home], [0, 1]);
});

test("what was entered of a new deal is there again where its line is taken back", () => {
  const { send, inputs, desk } = stood(told([FIGURES]));
  type(inputs()[1], "50");
  inputs()[3].click();
  send();
  const again = new MatchForm(desk, AROUND, told([FIGURES]));
  assert.equal(again.node.querySelectorAll("input")[1].value, "50");
});

test("another way keeps what has the same name; in a list of games what was chosen is its own", () => {
  const dealer = { key: "dealer", sort: "one", label: "Dealer", options: [[0, "1"], [1, "2"]], default: 0 };
  const game = (name) => ({ name, label: name, event: "begin", value: { game: name, names: [""] }, needs: [], go: "Begin", foreseen: false,
    fields: [{ key: "names.0", sort: "text", label: "Name", longest: 24 }, dealer] });
  const { made, inputs, writes, send } = stood(told(["mineo3", "ragusa"].map(game), { listed: true, had: { way: "mineo3", told: {} } }));
  type(inputs()[0], "Anna");
  inputs()[2].click();
  const select = made.node.querySelector("select");
  select.value = "ragusa";
  select.onchange();
  send();
  assert.deepEqual(writes, [["begin", { game: "ragusa", names: ["Anna"], dealer: 0 }]]);
});

const DECLARES = [[0, "Anna"], [1, "Bruno"]].map(([seat, name]) => ({
  id: `declare 1 ${seat}`, number: 0, how: "", listed: false, had: null, undo: false,
  ways: [{ name: String(seat), label: name, event: "declare", value: { hand: 1, seat }, go: `Enter for ${name}`, foreseen: true,
    fields: [{ key: "combinations", sort: "combinations" }], needs: [{ names: ["combinations"], why: `What does ${name} show?` }] }],
}));
const OFFERED = { doubles_from: 3, groups: [{ sort: "criccone", label: "Criccone", kinds: [{ kind: "kings", name: "Kings", label: "Kings", sizes: [[3, 17], [4, 34]] }] }] };

test("who declares is chosen first; what it comes to is said and asked for at once, and then another may", () => {
  const drafts = new Map(), writes = [], foreseen = [];
  const panel = { ...AROUND, lang: "it", words: { ...words, "declare.many": "{n} points", "declare.points": "Or points" }, combinations: OFFERED };
  const board = { panel, drafts: { get: (name) => drafts.get(name), set: (name, now) => drafts.set(name, now), drop() {} }, notes: { tell() {} },
    foreseen: { chosen: (event, value) => foreseen.push([event, structuredClone(value)]) }, write: (event, value, after) => { writes.push([event, value]); after.done?.({}); } };
  const given = { id: "declare", hand: 1, title: "Declarations", who: "Who?", people: ["Anna", "Bruno"], presses: [], forms: DECLARES };
  const stage = new Stage(board, given);
  page(stage.node);
  stage.update(panel, given);
  assert.equal(stage.node.querySelector("form"), null);
  stage.node.querySelectorAll("input[type=radio]")[1].click();
  assert.equal(stage.node.querySelector(".worth").textContent, "What does Bruno show?");
  stage.node.querySelector("input[type=checkbox]").click();
  stage.node.querySelectorAll("form input[type=radio]")[1].click();
  assert.equal(stage.node.querySelector(".worth").textContent, "34 points");
  const value = { hand: 1, seat: 1, combinations: [["kings", 4]], figure: null };
  assert.deepEqual(foreseen.at(-1), ["declare", value]);
  stage.node.querySelector("form").onsubmit({ preventDefault() {} });
  assert.deepEqual(writes, [["declare", value]]);
  assert.equal(stage.node.querySelector("form"), null);
});
