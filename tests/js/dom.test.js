import assert from "node:assert/strict";
import { test } from "node:test";

import { focused, lay, page, press, texts } from "./page.js";
import { arrange, el, fill, flag, keyed, longest, mark, measure, news, put, rove, write } from "../../screens/components/shared/dom.js";

test("what somebody wrote is shown as it was written", () => {
  const node = el("p", { text: "<b>Matto</b>" }, "<i>& more</i>");
  assert.equal(node.childElementCount, 0);
  assert.equal(node.textContent, "<b>Matto</b><i>& more</i>");
});

test("an attribute that is not there is left out, and a bare one has no value", () => {
  const node = el("input", { readonly: true, title: null, hidden: false, value: "7", style: { "--n": 3 } });
  assert.deepEqual(node.getAttributeNames().sort(), ["readonly", "style"]);
  assert.equal(node.value, "7");
  assert.equal(node.style.getPropertyValue("--n"), "3");
});

test("children come in lists and some are not there", () => {
  assert.deepEqual(texts(el("ul", {}, [el("li", { text: "a" }), null], false, undefined, el("li", { text: "b" })).children), ["a", "b"]);
});

test("holes are filled, and one that nothing is known of stays to be seen", () => {
  assert.equal(fill("{n} of {all}, {what}", { n: 0, all: 62 }), "0 of 62, {what}");
});

test("a word goes with its number, in the language of the page", () => {
  const said = "{n|None;#;#} {n|has;has;have}, {n} {n|card;cards}, {n|one;# of them}";
  const told = (/** @type {string} */ lang) => { document.documentElement.lang = lang; return [0, 1, 2].map((n) => fill(said, { n })); };
  assert.deepEqual(told("en"), ["None has, 0 cards, 0 of them", "1 has, 1 card, one", "2 have, 2 cards, 2 of them"]);
  assert.equal(told("fr")[0], "None has, 0 card, 0 of them");
  document.documentElement.lang = "";
});

test("what is the same already is not written again", () => {
  const written = [];
  const node = { get textContent() { return "1"; }, set textContent(text) { written.push(text); } };
  write(node, "1");
  write(node, "2");
  const field = { get value() { return "1"; }, set value(text) { written.push(text); } };
  put(field, "1");
  put(field, "3");
  mark({ getAttribute: () => "4", setAttribute: (_, to) => written.push(to) }, "data-n", "4");
  assert.deepEqual(written, ["2", "3"]);
});

test("an attribute or a measure that stands already is not written again", () => {
  const node = el("p", { hidden: true, style: { "--n": "3px" } });
  const seen = new window.MutationObserver(() => {});
  seen.observe(node, { attributes: true });
  flag(node, "hidden", true);
  measure(node, "--n", "3px");
  assert.deepEqual(seen.takeRecords(), []);
  flag(node, "hidden", false);
  measure(node, "--n", "4px");
  assert.deepEqual([node.hidden, node.style.getPropertyValue("--n")], [false, "4px"]);
});

test("only news are told, each thing by its name", () => {
  const of = {};
  const told = [];
  for (const [name, what] of [["a", [1]], ["a", [1]], ["b", [1]], ["a", [2]]]) news(of, name, what, () => told.push(name));
  assert.deepEqual(told, ["a", "b", "a"]);
});

const rows = (parent, ids) => keyed(parent, ids.map((id) => ({ id })), () => el("li", {}, el("button")), (node, one) => { node.dataset.is = one.id; });
const order = (parent) => [...parent.children].map((node) => node.dataset.is).join("");

test("a row that stays is the same row, so that it stays open and keeps the focus", () => {
  const list = el("ul");
  page(list);
  rows(list, ["a", "b", "c"]);
  const b = list.children[1];
  b.firstElementChild.focus();
  rows(list, ["b", "c", "d"]);
  assert.equal(order(list), "bcd");
  assert.equal(list.children[0], b);
  assert.equal(focused(), b.firstElementChild);
});

test("rows come and go in any order", () => {
  const list = el("ul");
  for (const ids of ["abc", "cab", "bd", "", "dcba"]) {
    rows(list, [...ids]);
    assert.equal(order(list), ids);
  }
});

function nine() {
  const buttons = Array.from({ length: 9 }, (_, n) => el("button", { text: String(n), tabindex: n ? -1 : 0 }));
  const group = el("div", {}, buttons);
  group.onkeydown = (event) => rove(group, event);
  page(group);
  lay(buttons, 3);
  buttons[4].focus();
  return { group, buttons };
}

for (const [key, to] of [["ArrowRight", 5], ["ArrowLeft", 3], ["ArrowDown", 7], ["ArrowUp", 1], ["Home", 0], ["End", 8]]) {
  test(`in three lines of three ${key} leads from the middle to ${to}`, () => {
    const { buttons } = nine();
    assert.ok(press(buttons[4], key).defaultPrevented);
    assert.equal(focused(), buttons[to]);
    assert.deepEqual(buttons.filter((one) => one.tabIndex === 0), [buttons[to]]);
  });
}

test("from the last line there is no way down, and the browser's own keys stay its own", () => {
  const { buttons } = nine();
  buttons[8].focus();
  press(buttons[8], "ArrowDown");
  assert.equal(focused(), buttons[8]);
  assert.equal(press(buttons[8], "ArrowLeft", { altKey: true }).defaultPrevented, false);
  assert.equal(focused(), buttons[8]);
});

test("one that goes behind the heavy one goes alone: what stays before it is not moved past it", () => {
  const [top, prompt, list, answers, heavy, foot] = ["top", "prompt", "list", "answers", "heavy", "foot"].map((text) => el("div", { text }));
  const body = el("div", {}, top, prompt, list, answers, heavy, foot);
  const seen = new window.MutationObserver(() => {});
  seen.observe(body, { childList: true });
  const moved = () => new Set(seen.takeRecords().flatMap((one) => [...one.addedNodes].map((node) => node.textContent)));
  arrange(body, [top, prompt, list, heavy, answers, foot], heavy);
  assert.deepEqual(texts(body.children), ["top", "prompt", "list", "heavy", "answers", "foot"]);
  assert.deepEqual([...moved()], ["answers"]);
  arrange(body, [top, prompt, list, answers, heavy, foot], heavy);
  assert.deepEqual(texts(body.children), ["top", "prompt", "list", "answers", "heavy", "foot"]);
  assert.deepEqual([...moved()], ["answers"]);
});

test("what is moved past the heavy one is moved, not the heavy one, and the order is as wanted", () => {
  const [light, heavy, foot, new_] = ["light", "heavy", "foot", "new"].map((text) => el("div", { text }));
  const body = el("div", {}, heavy, light, foot);
  const moved = [];
  const insert = body.insertBefore.bind(body);
  body.insertBefore = (node, next) => { moved.push(node); return insert(node, next); };
  for (const wanted of [[light, heavy, foot], [heavy, light, foot], [new_, light, heavy, foot], [heavy, foot, light], [foot, heavy], [heavy]]) {
    arrange(body, wanted, heavy);
    assert.deepEqual([...body.children], wanted);
  }
  assert.ok(!moved.includes(heavy));
  arrange(body, [light, foot], heavy);
  assert.deepEqual([...body.children], [light, foot]);
});

test("a name is written as small as its longest word is wide, and not as it has letters", () => {
  const least = 0.88 * 16, card = 75 - 2 * 0.1 * 16; // of a card of four in a row on a telephone, whose names may not touch
  for (const name of ["Fortitude (9)", "Traitor (12)", "Traditore (12)", "Giustizia (8)"]) assert.ok(card / (0.69 * longest(name)) >= least - 1.5, name);
  assert.ok(longest("Mamma") > 5, "wide letters want more than others");
  assert.ok(longest("Bégato") === longest("Begato"), "an accent takes no room of its own");
  assert.ok(longest("Queen of coins") === longest("Queen"), "a name is broken between its words");
});
