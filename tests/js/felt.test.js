import assert from "node:assert/strict";
import { test } from "node:test";

import { page, texts } from "./page.js";
import { described } from "../../screens/components/felt/described.js";
import { between } from "../../screens/components/felt/motion.js";
import { given, hand, open, panelOf, seated, trick } from "./table.js";

const { words } = given();
const mine = (...labels) => ({ ...hand(...labels), seat: 0 });
const sat = (its) => {
  const { panel } = panelOf(given(its));
  page(panel.cloth);
  return panel;
};
const before = (panel) => panel.felt.spots.map((spot) => [spot.dataset.side, texts(spot.querySelectorAll(".under")).join()]);

for (const [seats, sides] of [[2, ["front", "across"]], [3, ["front", "right", "left"]], [4, ["front", "right", "across", "left"]],
  [5, ["front", "right", "across-right", "across-left", "left"]]]) {
  test(`at a table of ${seats} each card lies before the player who played it, anticlockwise from the leader`, () => {
    const names = ["a", "b", "c", "d", "e"].slice(0, seats);
    const panel = sat({ rows: [trick(1, ...names)], table: seated(seats) });
    assert.deepEqual(before(panel), sides.map((side, seat) => [side, names[(seat - 1 + seats) % seats]]));
  });
}

test("the card led is told by a word on it, and the one that takes the trick is marked", () => {
  const panel = sat({ rows: [trick(3, "16", "15", "14", "13")], table: seated(4, {}, 2) });
  assert.deepEqual(panel.felt.spots.map((spot) => spot.dataset.led ?? ""), ["", "", "", "led"]);
  assert.deepEqual(panel.felt.spots.map((spot) => spot.hasAttribute("data-won")), [false, true, false, false]);
});

test("the dealer, whose turn it is, and what they hold and took stand at their names", () => {
  const panel = sat({ table: seated(3, { 0: { turn: "your turn" }, 1: { dealer: true, left: 4, taken: 2 } }) });
  const [front, right] = panel.felt.places;
  assert.equal(front.plate.textContent, "your turn");
  assert.ok(front.plate.hasAttribute("data-turn"));
  assert.equal(right.plate.textContent, "rightdealer2");
  assert.equal(right.backs.childElementCount, 4);
  assert.equal(front.backs.childElementCount, 0);
});

test("cards that were declared lie open before their owner, and go from there to the trick", () => {
  const table = seated(4);
  const panel = sat({ rows: [trick(2), open(2, "16", "15"), mine("K")], table });
  assert.equal(panel.felt.places[2].open.childElementCount, 2);
  panel.update(given({ rows: [trick(2, "16"), open(2, "15"), mine("K")], table }));
  assert.equal(panel.felt.places[2].open.childElementCount, 1);
  assert.equal(panel.felt.spots[2].querySelectorAll(".card").length, 1);
});

test("what the others have laid open is there once more for a small table, with whose it is; mine, which are played, are not", () => {
  const panel = sat({ rows: [trick(2), open(2, "16", "15"), open(0, "14"), mine("K")], table: seated(4) });
  const { lying } = panel.felt;
  assert.deepEqual([...lying.node.children].map((one) => [one.querySelector("p").textContent, one.querySelectorAll(".card").length]), [["across", 2]]);
  panel.update(given({ rows: [trick(2, "16"), mine("K")], table: seated(4) }));
  assert.ok(!lying.any);
});

test("where all hands lie open they lie there alone", () => {
  const panel = sat({ turns: true, rows: [open(2, "16", "15"), mine("K")], table: seated(4) });
  assert.ok(!panel.felt.lying.any);
});

test("a card keeps its picture from the hand to the trick, and what stays in the hand is not touched", () => {
  const table = seated(4);
  const panel = sat({ rows: [trick(0), mine("16", "15", "14")], table });
  const [, played, ...rest] = [null, panel.cards[1], panel.cards[0], panel.cards[2]];
  const picture = played.querySelector("img");
  panel.update(given({ rows: [trick(0, "15"), mine("16", "14")], table }));
  assert.equal(panel.felt.spots[0].querySelector("img"), picture);
  assert.deepEqual(panel.cards, rest);
});

test("the cards of a hand answer for the place they have now", () => {
  const { panel, done } = panelOf(given({ rows: [mine("16", "15", "14")], table: seated(4) }));
  panel.update(given({ rows: [mine("16", "14")], table: seated(4) }));
  panel.cards[1].click();
  assert.deepEqual(done, [["pick", 1]]);
});

test("of a long hand no more than eight lie on a line of a telephone", () => {
  const fifteen = Array.from({ length: 15 }, (_, nth) => String(nth));
  const panel = sat({ rows: [mine(...fifteen)], table: seated(4) });
  assert.equal(panel.felt.node.style.getPropertyValue("--lines-of-8"), "2");
  assert.equal(panel.cards[0].parentElement.style.getPropertyValue("--narrow"), "7");
});

test("answers in words stand beside a table, and on the cloth where one has only these", () => {
  const worded = { mode: "choice", choices: ["yes", "no"] };
  assert.ok(!sat({ ...worded, table: seated(4) }).cloth.contains(panelOf(given(worded)).panel.answers));
  const looked = sat({ ...worded, place: "lesson/1", rows: [{ ...hand("16"), pick: false }] });
  assert.ok(looked.cloth.contains(looked.answers));
});

test("cards of a trick that are picked are buttons in a group that has a name; others are told in words", () => {
  const picked = sat({ rows: [{ ...trick(0, "16", "15"), pick: true }], table: seated(4) });
  assert.equal(picked.felt.trick.getAttribute("role"), "group");
  assert.equal(picked.felt.trick.getAttribute("aria-hidden"), null);
  const seen = sat({ rows: [trick(0, "16", "15")], table: seated(4) });
  assert.equal(seen.felt.trick.getAttribute("aria-hidden"), "true");
});

test("the table is told in words, player by player", () => {
  const table = seated(4, { 0: { turn: "your turn", left: 5, taken: 1 }, 2: { dealer: true, left: 4, taken: 0 } }, 0);
  const rows = [trick(2, "King of cups", "16"), open(3, "Angel", "World")];
  assert.deepEqual(table.seats.map((seat, at) => described(seat, at, table, rows, words)), [
    "your turn – 5 in hand; 1 tricks",
    "right",
    "across – dealer; led King of cups; takes it; 4 in hand; 0 tricks",
    "left – played 16; shows Angel, World",
  ]);
});

test("a card begins its way where it lay, as large as it was there", () => {
  const box = (left, top, width) => ({ left, top, width, height: 2 * width });
  assert.equal(between(box(0, 0, 20), box(100, 100, 10)), "translate(-95px, -90px) scale(2)");
});

test("tricks that are over unfold at a press, and are folded again where others have been played", () => {
  const over = (...labels) => ({ label: "1. You led", pick: false, layout: "past", named: true, seat: null, cards: labels.map((label) => ({ src: `${label}.png`, label })) });
  const rows = (...past) => ({ rows: [...past, trick(0, "5"), mine("7", "6")], table: seated(4) });
  const panel = sat(rows(over("A", "B", "C", "D")));
  const [fold] = panel.cloth.querySelectorAll("button.tricks");
  const state = () => [fold.getAttribute("aria-expanded"), panel.cloth.hasAttribute("data-unfolded")];
  assert.equal(fold.nextElementSibling?.classList.contains("past"), true);
  assert.deepEqual(state(), ["false", false]);
  fold.click();
  assert.deepEqual(state(), ["true", true]);
  panel.update(given({ ...rows(over("A", "B", "C", "D")), hints: ["look"] }));
  assert.deepEqual(state(), ["true", true]);
  panel.update(given(rows(over("A", "B", "C", "D"), over("E", "F", "G", "H"))));
  assert.deepEqual(state(), ["false", false]);
  const many = () => panel.cloth.hasAttribute("data-many");
  panel.update(given(rows(...["A", "B", "C", "D"].map((label) => over(label)))));
  assert.equal(many(), false, "four lie side by side");
  panel.update(given(rows(...["A", "B", "C", "D", "E"].map((label) => over(label)))));
  assert.equal(many(), true, "more would push the hand out of sight, on a laptop, too");
  panel.update(given(rows()));
  assert.equal(many(), false);
  assert.equal(panel.cloth.querySelectorAll("button.tricks").length, 0);
});
