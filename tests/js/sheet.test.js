import assert from "node:assert/strict";
import { test } from "node:test";

import { focused, page, painted, press, texts, type } from "./page.js";
import { at, button, hearing, table, tools } from "./bench.js";
import { Exercise } from "../../screens/components/sheet/exercise.js";
import { Figures } from "../../screens/components/sheet/figures.js";
import { Paper } from "../../screens/components/sheet/paper.js";

const row = (id, ...cells) => ({ id, label: id, top: false, cells });
const open = (key, more = {}) => ({ key, asked: true, ...more });
const wrong = { given: 10, ok: false, right: 12, why: ["Count again."], cards: at("SK", "BK"), lit: null };
const right = { given: 12, ok: true, right: 12, why: [], cards: [], lit: null };

function filling(...rows) {
  const { on, moves, last } = hearing();
  const figures = new Figures(tools, table, on, () => {}, (name) => moves.push(["explain", name]));
  page(figures.node);
  const show = (way, work, fresh = false) => figures.update(way, { id: "1", ...work }, fresh);
  show("learn", { rows }, true);
  return { figures, moves, last, show, fields: () => [...figures.node.querySelectorAll("input")] };
}

test("a figure is told when it is left, as a number", () => {
  const { fields, last } = filling(row("Kings", open("kings 0"), open("kings 1")));
  type(fields()[1], " 17 ");
  assert.deepEqual(last(), ["exercise", { do: "answer", cell: "kings 1", value: 17 }]);
});

test("what is no number is asked for again and not told; an empty field is left alone", () => {
  const { fields, moves } = filling(row("Kings", open("kings 0"), open("kings 1")));
  type(fields()[0], "");
  type(fields()[0], "many");
  assert.deepEqual(moves, [["say", "number_please"]]);
});

test("Enter leads to the next figure still to be filled in and round to the first; arrows do not go round", () => {
  const { fields } = filling(row("Kings", open("a"), open("b", right)), row("Aces", open("c"), open("d")));
  const [a, , c, d] = fields();
  a.focus();
  press(a, "Enter");
  assert.equal(focused(), c);
  press(c, "ArrowUp");
  assert.equal(focused(), a);
  d.focus();
  press(d, "Enter");
  assert.equal(focused(), a);
  d.focus();
  press(d, "ArrowDown");
  assert.equal(focused(), document.body);
});

test("a wrong figure keeps what was written, says what is right and why, and shows the cards", () => {
  const { figures, show, fields } = filling(row("Kings", open("a"), open("b")));
  const field = fields()[0];
  show("learn", { rows: [row("Kings", open("a", wrong), open("b"))] });
  assert.equal(fields()[0], field, "the field is the same, and with it the focus");
  assert.equal(field.value, "10");
  assert.equal(field.getAttribute("aria-invalid"), "true");
  assert.deepEqual(texts(figures.node.querySelectorAll(".mine p")), ["we. yours 10 · right 12", "Count again."]);
  assert.deepEqual(texts(figures.node.querySelectorAll(".mini")), ["SK", "BK"]);
});

test("the card that decides stands among the cards of the reason, once", () => {
  const { figures, show } = filling(row("Kings", open("a"), open("b")));
  show("learn", { rows: [row("Kings", open("a", { ...wrong, lit: at("BK")[0] }), open("b", { ...wrong, lit: at("T16")[0] }))] });
  assert.deepEqual(texts(figures.node.querySelectorAll(".mini")), ["SK", "BK", "SK", "BK", "T16"]);
  assert.deepEqual(texts(figures.node.querySelectorAll("[data-mark=first]")), ["BK", "T16"]);
});

test("a right figure is closed and its hint is gone", () => {
  const { figures, show, fields } = filling(row("Kings", open("a", { hint: "Four of them." }), open("b")));
  assert.deepEqual(texts(figures.node.querySelectorAll(".hint")), ["Four of them."]);
  show("learn", { rows: [row("Kings", open("a", { ...right, hint: "Four of them." }), open("b"))] });
  assert.equal(fields()[0].readOnly, true);
  assert.equal(figures.node.querySelector(".hint"), null);
});

test("a figure that was given tells its reason when touched", () => {
  const { figures, last } = filling(row("Kings", { key: "a", asked: false, n: 4, says: [] }, open("b")));
  button(figures.node, "Kings, we: 4").click();
  assert.deepEqual(last(), ["explain", "Kings, we"]);
});

test("on a sheet with one error every figure is a button, until it is found", () => {
  const { figures, show, moves } = filling();
  const rows = (mark) => [row("Kings", { key: "a", n: 4, mark: "" }, { key: "b", n: 7, mark })];
  show("error", { rows: rows(""), over: false }, true);
  button(figures.node, "Kings, they: 7").click();
  assert.deepEqual(moves, [["exercise", { do: "answer", cell: "b" }]]);
  show("error", { rows: rows("right"), over: true });
  button(figures.node, "Kings, they: 7, here").click();
  assert.equal(moves.length, 1);
});

function exercised(its) {
  const { on, last } = hearing();
  const exercise = new Exercise(tools, table, on);
  page(exercise.node);
  document.defaultView.Element.prototype.scrollIntoView = () => {};
  const work = { id: "1", won: at("SK"), last: 0, dealer: null, rows: [row("Kings", open("a", its), open("b"))], open: "b", done: "", clock: null };
  const data = { way: "learn", sorts: [["typical", "Typical"]], levels: [["all", "All"]], level: "all", past: [], goal: "", work };
  exercise.update(data);
  return { exercise, data, last };
}

test("help is for the figure at hand, and for the next open one where that is right", () => {
  const wrongly = exercised({});
  wrongly.exercise.figures.node.querySelector("input").focus();
  button(wrongly.exercise.node, "hint").click();
  assert.deepEqual(wrongly.last(), ["exercise", { do: "hint", cell: "a" }]);
  const rightly = exercised(right);
  rightly.exercise.figures.node.querySelector("input").focus();
  button(rightly.exercise.node, "hint").click();
  assert.deepEqual(rightly.last(), ["exercise", { do: "hint", cell: "b" }]);
});

test("what else is known of the deal is said, and what is not known is not", () => {
  assert.equal(exercised({}).exercise.facts.textContent, "we won");
});

test("a sheet that is done says so and offers no more help", () => {
  const { exercise, data } = exercised(right);
  exercise.update({ ...data, work: { ...data.work, done: "Done." } });
  assert.equal(exercise.said.textContent, "Done.");
  assert.equal(exercise.hint.hidden, true);
});

const line = (id, points, says = [[], []], kind = true) => ({ id, label: id, points, instead: ["", ""], says, kind });
const reason = { text: "Four Kings.", cards: at("SK"), points: 17, source: ["The book, 3", "/about#3"] };
const section = (id, ...rows) => ({ id, title: id, sums: [17, null], rows });

function written(...sections) {
  const { on, last } = hearing();
  const paper = new Paper(tools, table, on);
  page(paper.node);
  const grande = { side: 0, row: [], n: 0, points: 0, ends: "", worth: "", steps: [], above: [], scavezzo: null, why: [], source: ["", ""] };
  const update = (parts, its = {}) => paper.update(
    { sections: parts, totals: [17, 0], after: [17, 0], match: "", laid_out: true, whole: true, provisional: false, grande, others: [], ...its }, [0, 0], false);
  update(sections);
  return { paper, last, update, lines: () => [...paper.rows.children].map((node) => texts(node.firstElementChild.children).join(" ")) };
}

test("a section with one row of no kind of its own is that row", () => {
  const { lines } = written(section("sequences", line("Kings", [17, null]), line("Aces", [null, 5])), section("last-trick", line("last", [6, null], undefined, false)));
  assert.deepEqual(lines(), ["sequences 17 0", "Kings 17 ", "Aces  5", "last-trick 17 0"]);
});

test("a row opens to its reasons and stays open when the figures change", () => {
  const { paper, update } = written(section("sequences", line("Kings", [17, null], [[reason], []])));
  const [, kings] = paper.rows.children;
  kings.querySelector("button").click();
  assert.equal(kings.querySelector(".reason p").textContent, "we: Four Kings. 17");
  update([section("sequences", line("Kings", [14, null], [[{ ...reason, text: "Three Kings.", points: 14 }], []]))]);
  assert.equal(paper.rows.children[1], kings);
  assert.equal(kings.querySelector(".reason p").textContent, "we: Three Kings. 14");
  kings.querySelector("button").click();
  assert.equal(kings.lastElementChild.hidden, true);
});

test("a rule of another house can be taken over as it stands", async () => {
  const { paper, last, update } = written();
  update([], { others: [{ rule: "Target", choice: "1000", name: "target", to: 1000, changes: [{ label: "total", side: 1, before: 3, after: 5 }] }] });
  assert.equal(paper.others.querySelector("th"), null, "what stands below follows when the sum is painted");
  await painted();
  await painted();
  assert.equal(paper.others.querySelector("th").textContent, "total, they");
  button(paper.others, "others_use").click();
  assert.deepEqual(last(), ["rule", { name: "target", to: 1000 }]);
});

test("totals that still lack something say so, and are totals when nothing is missing any more", () => {
  const { paper, update } = written();
  update([], { provisional: true });
  assert.equal(paper.sum.firstElementChild.textContent, "provisional");
  update([], { provisional: false });
  assert.equal(paper.sum.firstElementChild.textContent, "total");
});
