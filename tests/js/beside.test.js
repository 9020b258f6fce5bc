import assert from "node:assert/strict";
import { test } from "node:test";

import { page, press, texts, type } from "./page.js";
import { at, button, hearing, table, tools } from "./bench.js";
import { Options } from "../../screens/components/bench/options.js";
import { positionIn, Share } from "../../screens/components/bench/share.js";
import { Steps } from "../../screens/components/bench/steps.js";

const rule = { name: "grande", label: "Grande", value: "row", default: "row", choices: [["row", "by row"], ["scavezzo", "by scavezzo"]] };
const target = { name: "target", label: "Target", value: 700, default: 800, choices: [] };
const beside = {
  text: "", won: [], sizes: [], last: null, dealer: null, left: [], matto: "", gives: null, given: null, may_give: [], before: [0, 0],
  shown: [], problems: [], rules: [rule, target],
};

function stood(its = {}) {
  const { on, moves, last } = hearing();
  const options = new Options(tools, table, on);
  page(options.node, options.quick);
  options.update({ ...beside, ...its });
  const choose = ({ select }, value) => { select.value = value; select.onchange(); };
  return { options, moves, last, choose };
}

test("who made the last trick is a side, or not said", () => {
  const { options, choose, last } = stood();
  choose(options.last, "1");
  assert.deepEqual(last(), ["option", { name: "last", to: 1 }]);
  choose(options.last, "");
  assert.deepEqual(last(), ["option", { name: "last", to: null }]);
});

test("a declaration takes three cards at least, and begins anew when it is written down", () => {
  const { options, last } = stood();
  const chips = () => [...options.offered.querySelectorAll("button")];
  for (const chip of chips().slice(0, 2)) chip.click();
  button(options.node, "add").click();
  assert.deepEqual(last(), ["say", "choose_cards"]);
  chips()[2].click();
  button(options.node, "add").click();
  assert.deepEqual(last(), ["show", { player: 0, kind: "kings", cards: at("SK", "BK", "T16") }]);
  assert.equal(chips().some((chip) => chip.getAttribute("aria-pressed") === "true"), false);
});

test("of another kind other cards are offered, and none is chosen yet", () => {
  const { options, choose } = stood();
  options.offered.querySelector("button").click();
  choose(options.what, "moors");
  assert.deepEqual(texts(options.offered.children), ["M1", "M2", "M3", "M4"]);
  assert.equal(options.chosen.size, 0);
});

test("who dealt is known before a discard can be", () => {
  assert.equal(stood().options.left[0].select.disabled, true);
  const { options, choose, last } = stood({ dealer: 1 });
  choose(options.left[0], "3");
  choose(options.left[1], "3");
  assert.deepEqual(last(), ["option", { name: "left", to: [3] }]);
});

test("what is given for the Matto is asked only while it is owed", () => {
  assert.equal(stood().options.gives.node.hidden, true);
  const { options } = stood({ matto: "owed", given: 2, may_give: [2, 3] });
  assert.equal(options.gives.node.hidden, false);
  assert.deepEqual(texts(options.gives.select.options), ["usually the SN", "the SN", "the SJ"]);
});

test("a score before the deal is a whole number that can be", () => {
  const { options, moves } = stood();
  type(options.before[0], "many");
  type(options.before[0], "-1");
  assert.deepEqual(moves, []);
  type(options.before[0], "120");
  assert.deepEqual(moves, [["before", [120, 0]]]);
});

test("what is being typed is not written over by what comes from the server", () => {
  const { options } = stood();
  options.node.open = true;
  options.before[0].focus();
  options.before[0].value = "12";
  options.update(beside);
  assert.equal(options.before[0].value, "12");
});

test("a declaration is told with its cards and can be taken back", () => {
  const { options, last } = stood({ shown: [{ player: 1, label: "Kings", cards: at("SK", "BK") }] });
  assert.equal(options.list.querySelector("span").textContent, "B1: Kings (SK, BK)");
  button(options.list, "remove: Kings").click();
  assert.deepEqual(last(), ["unshow", 0]);
});

test("a house rule that is another than usual is to be seen, and one is told in its own terms", () => {
  const { options, last } = stood();
  const [grande, points] = options.rules.children;
  assert.deepEqual([grande, points].map((node) => node.hasAttribute("data-changed")), [false, true]);
  const select = points.querySelector("select");
  assert.deepEqual(texts(select.options), ["800", "1000", "700"]);
  select.value = "1000";
  select.onchange();
  assert.deepEqual(last(), ["rule", { name: "target", to: 1000 }]);
});

test("a step waits its turn: where it leads is known when it comes", () => {
  const { on, last } = hearing();
  const steps = new Steps(tools, table.words, { post: { push: on }, kept: { step: (by) => `text ${by}` } });
  steps.undo.click();
  assert.equal(last()[0], "text");
  assert.equal(last()[1](), "text -1");
  steps.redo.click();
  assert.equal(last()[1](), "text 1");
});

test("there is no step before the first position and none after the last", () => {
  const steps = new Steps(tools, table.words, { post: { push() {} }, kept: { step() {} } });
  steps.update({ first: true, last: false });
  assert.deepEqual(steps.nodes.map((one) => one.getAttribute("aria-disabled")), ["true", "false"]);
});

test("a position is shared as the address of this page", () => {
  const share = new Share(tools, table, () => {});
  share.update("won-SK.BK last-we");
  assert.equal(share.link.input.value, "http://club.example/workbench?p=won-SK.BK+last-we");
  assert.equal(share.text.input.value, "won-SK.BK last-we");
});

for (const [pasted, is] of [
  [" won-SK last-we ", "won-SK last-we"],
  ["http://club.example/workbench?p=won-SK.BK+last-we", "won-SK.BK last-we"],
  ["http://club.example/workbench", "http://club.example/workbench"],
]) {
  test(`pasted, "${pasted}" is read as ${is}`, () => assert.equal(positionIn(pasted), is));
}

test("a pasted position is read by Enter, and an empty field by nothing", () => {
  const { on, moves } = hearing();
  const share = new Share(tools, table, on);
  const field = share.node.querySelector("[aria-label=read]");
  press(field, "Enter");
  field.value = "won-SK";
  press(field, "Enter");
  assert.deepEqual(moves, [["text", "won-SK"]]);
});
