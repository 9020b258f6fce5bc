import assert from "node:assert/strict";
import { test } from "node:test";

import { focused, page, painted, texts } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { Choosing } from "../../screens/components/table/choosing.js";
import { tellWhy, voice } from "../../screens/components/table/game.js";
import { paragraphs } from "../../screens/components/told/prompt.js";
import { dress, tellHints, tellMark, tellProgress } from "../../screens/components/told/telling.js";
import { given, hand, panelOf } from "./table.js";

const { words } = given();
const NOTE = { title: "Matto", meaning: "The fool.", source: "The book, 3", href: "/about#3" };
const mark = (its) => ({ tone: "good", glyph: "✓", title: "Right.", says: [], rule: "", source: [], ...its });

test("markup in a lesson is shown as it was written", () => {
  const [first] = paragraphs([[["text", "a <b>"], ["bold", "<i>"], ["card", "16"]]], words);
  assert.equal(first.textContent, "a <b><i>16");
  assert.deepEqual([...first.children].map((node) => node.localName), ["strong", "b"]);
});

test("a word of the table unfolds its meaning below its paragraph and folds it again", () => {
  const [first] = paragraphs([[["term", "matto", NOTE]]], words);
  page(first);
  const button = first.querySelector("button");
  button.click();
  assert.equal(first.nextElementSibling.textContent, "Matto. The fool. Source: The book, 3");
  assert.equal(first.nextElementSibling.querySelector("a").getAttribute("href"), "/about#3");
  assert.equal(button.getAttribute("aria-expanded"), "true");
  button.click();
  assert.equal(first.nextElementSibling, null);
});

test("a comma after a word that unfolds stays on its line and is there once", () => {
  const [first] = paragraphs([[["term", "matto", NOTE], ["text", ", then"]]], words);
  assert.equal(first.querySelector(".kept").textContent, "matto,");
  assert.equal(first.textContent, "matto, then");
});

test("a card says its name, and of a card to be recognised only its place and what is seen", () => {
  const told = (row) => {
    const { panel } = panelOf(given({ rows: [row] }));
    dress(panel, panel.data, new Choosing(panel.data), new Set());
    return panel.cards.map((card) => card.getAttribute("aria-label"));
  };
  assert.deepEqual(told(hand("Angel", "World")), ["Angel", "World"]);
  assert.deepEqual(told({ ...hand("a trumpet"), named: false }), ["1. a trumpet"]);
});

test("what is ringed on a card is told in its label, and the ring lies where it was measured", () => {
  const row = hand("Angel");
  row.cards[0].rings = [{ mark: "trumpet", name: "the trumpet", at: [10, 20, 30, 40] }];
  const { panel } = panelOf(given({ rows: [row] }));
  assert.equal(panel.names.get(panel.cards[0]), "Angel; ringed: the trumpet");
  const ring = panel.cards[0].querySelector(".ring");
  assert.equal(ring.style.getPropertyValue("left"), "10%");
  assert.equal(ring.style.getPropertyValue("height"), "40%");
});

test("one card is in the tab order: the one that has or had the focus", () => {
  const { panel } = panelOf(given({ rows: [hand("16", "15", "14")] }));
  page(panel.cloth);
  panel.cards[2].focus();
  assert.equal(focused(), panel.cards[2]);
  assert.deepEqual(panel.cards.map((card) => card.getAttribute("tabindex")), ["-1", "-1", "0"]);
  assert.equal(panel.cloth.querySelector(".caption").textContent, "14");
});

test("places go on from row to row", () => {
  const { panel, done } = panelOf(given({ rows: [hand("16", "15"), { ...hand("x"), pick: false }, hand("14")] }));
  panel.cards[2].click();
  assert.deepEqual(done, [["pick", 2]]);
});

test("a card that may not go is called so, and tells why instead of being picked", () => {
  const row = hand("16", "15");
  const why = mark({ tone: "bad", title: "Not now." });
  row.cards[1].why = why;
  const { panel, done } = panelOf(given({ rows: [row] }));
  panel.cards[1].click();
  panel.cards[0].click();
  assert.deepEqual(done, [["refuse", why], ["pick", 0]]);
  assert.equal(panel.names.get(panel.cards[1]), "15, may not go");
});

test("a number is typed and told as it stands", () => {
  const { panel, done } = panelOf(given({ mode: "number" }));
  panel.field.value = "12";
  panel.field.dispatchEvent(new window.Event("input"));
  assert.deepEqual(done, [["type", "12"]]);
});

test("marks stand on their cards, and a card that is touched again is open again", () => {
  const { panel } = panelOf(given({ rows: [hand("16", "15", "14")], mark: mark({ cards: { 0: "right", 2: "wrong" } }) }));
  const badges = () => texts(panel.cloth.querySelectorAll(".badges > .badge"));
  dress(panel, panel.data, new Choosing(panel.data), new Set());
  assert.deepEqual(badges(), ["✓", "", "✗"]);
  assert.equal(panel.cards[2].getAttribute("aria-label"), "14, wrong");
  assert.deepEqual(texts(panel.legend.children), ["✓right", "✗wrong"]);
  dress(panel, panel.data, new Choosing(panel.data), new Set([2]));
  assert.deepEqual(badges(), ["✓", "", ""]);
});

test("of choices in words the one that was wrong and the right one are marked in place of their numbers", () => {
  const { panel } = panelOf(given({ mode: "choice", choices: ["pass", "guard", "small"], answer: 0, mark: mark({ cards: {}, choices: { 0: "wrong", 1: "right" } }) }));
  dress(panel, panel.data, new Choosing(panel.data), new Set());
  assert.deepEqual(texts(panel.answers.querySelectorAll(".digit")), ["✗", "✓", "3"]);
  assert.deepEqual(panel.choices.map((one) => one.getAttribute("aria-label")), ["pass, wrong", "guard, right", null]);
});

test("where the order is asked for, cards bear their place in it", () => {
  const { panel } = panelOf(given({ mode: "order", rows: [hand("16", "15")], answer: [1, 0] }));
  dress(panel, panel.data, new Choosing(panel.data), new Set());
  assert.deepEqual(panel.cards.map((card) => card.getAttribute("aria-label")), ["16, place 2", "15, place 1"]);
  assert.deepEqual(texts(panel.cloth.querySelectorAll(".nth")), ["2", "1"]);
  assert.deepEqual(panel.cards.map((card) => card.getAttribute("aria-pressed")), ["true", "true"]);
});

test("a mark stands beside the number of a card, and what is over lies in its order", () => {
  const its = { mode: "order", rows: [hand("16", "15")], answer: [1, 0], mark: mark({ cards: { 0: "wrong" } }), can: { answer: false } };
  const { panel } = panelOf(given(its));
  dress(panel, panel.data, new Choosing(panel.data), new Set());
  assert.deepEqual(texts(panel.cards[0].querySelector(".badges").children), ["2", "✗"]);
  assert.deepEqual(panel.cards.map((card) => card.style.order), ["2", "1"]);
});

test("cards that are only looked at bear their names, those that are picked do not", () => {
  const row = hand("16", "15");
  const under = (one) => texts(panelOf(given({ rows: [one] })).panel.cloth.querySelectorAll(".under"));
  assert.deepEqual(under({ ...row, pick: false }), ["16", "15"]);
  assert.deepEqual(under(row), []);
  assert.deepEqual(under({ ...row, names: true }), ["16", "15"]);
  assert.deepEqual(under({ ...row, pick: false, named: false }), []);
});

test("a hint that was read is not made anew when the next one comes", () => {
  const node = el("div");
  tellHints(node, { hints: ["one"], words });
  const first = node.firstElementChild;
  tellHints(node, { hints: ["one", "two"], words });
  assert.equal(node.firstElementChild, first);
  assert.deepEqual(texts(node.children), ["Hint: one", "Hint: two"]);
  tellHints(node, { hints: ["other"], words });
  assert.deepEqual(texts(node.children), ["Hint: other"]);
});

test("a verdict opens to its rule and where it is written; without a mark nothing is said", () => {
  const node = el("div");
  tellMark(node, { mark: mark({ says: ["Yes.", "More."], rule: "Follow suit.", source: [["The book, 3", "/about#3"]] }), words });
  assert.equal(node.className, "feedback good");
  assert.deepEqual(texts(node.children), ["✓Right. Yes. More.", "The ruleFollow suit.Source: The book, 3"], "a short one is one paragraph");
  tellMark(node, { mark: mark({ says: ["One.", "Two.", "Three.", "Four."] }), words });
  assert.equal(node.querySelectorAll("p").length, 4, "a solution worked out has a line for each");
  tellMark(node, { mark: null, words });
  assert.equal(node.childElementCount, 0);
});

test("a card and the one it was taken for stand side by side, ringed", () => {
  const node = el("div");
  const ring = { mark: "scales", at: [1, 2, 3, 4], name: "the scales" };
  const row = { ...hand("Justice"), label: "Justice" };
  row.cards = [{ ...row.cards[0], rings: [ring] }];
  tellMark(node, { mark: mark({ says: ["No."], beside: [row, { ...hand("Queen", "King"), label: "Queen" }], figures: [["You", "7"], ["Right", "6"]] }), words });
  assert.deepEqual(texts(node.querySelectorAll(".contrast .label")), ["Justice", "Queen"]);
  assert.equal(node.querySelectorAll(".contrast .ring").length, 1);
  assert.match(node.querySelector(".contrast .one").getAttribute("aria-label"), /Justice; .*the scales/);
  assert.deepEqual(texts(node.querySelectorAll(".figures div")), ["You7", "Right6"]);
});

test("why a card may not go is told again when it is touched again", async () => {
  const node = voice();
  tellWhy(node, mark({ title: "Not now." }), words);
  assert.equal(node.textContent, "");
  await painted();
  assert.equal(node.textContent, "✓Not now.");
});

test("how far one is stands in the bar, and a text without an end has none", () => {
  const node = el("div");
  tellProgress(node, { progress: [1, 4], words });
  assert.equal(node.querySelector("[role=progressbar]").getAttribute("aria-valuenow"), "1");
  assert.equal(node.querySelector("span").style.transform, "scaleX(0.25)");
  tellProgress(node, { progress: [1, 4], reached: 0.375, words });
  assert.equal(node.querySelector("span").style.transform, "scaleX(0.375)");
  tellProgress(node, { progress: [5, 13], along: ["step 2", "two come back"], words });
  assert.equal(node.querySelector("p").textContent, "5 / 13 · step 2 · two come back");
  assert.equal(node.querySelector("[role=progressbar]").getAttribute("aria-valuetext"), "5 / 13 · step 2 · two come back");
  tellProgress(node, { progress: [0, 0], words });
  assert.equal(node.childElementCount, 0);
});
