import assert from "node:assert/strict";
import { test } from "node:test";

import { Choosing, untold } from "../../screens/components/table/choosing.js";

const asked = (mode, more = {}) => ({ mode, at_least: 1, at_most: 3, answer: null, ...more });
const after = (question, ...places) => {
  const choosing = new Choosing(question);
  for (const place of places) choosing.pick(place, question);
  return choosing;
};

test("a second card takes the place of the first where one is asked for", () => {
  assert.equal(after(asked("one"), 2, 5).value(asked("one")), 5);
});

test("a card that is touched again is put back", () => {
  const question = asked("many");
  assert.deepEqual(after(question, 1, 2, 1).value(question), [2]);
});

test("no more cards are taken than may be", () => {
  const question = asked("many", { at_most: 2 });
  const choosing = after(question, 1, 2);
  assert.equal(choosing.pick(3, question), false);
  assert.deepEqual(choosing.value(question), [1, 2]);
});

test("where so many cards are to be chosen and no fewer, those that are chosen are counted", () => {
  const six = asked("many", { at_least: 6, at_most: 6 });
  assert.equal(after(six).counted(six), "0 / 6");
  assert.equal(after(six, 1, 4, 7, 9, 4).counted(six), "3 / 6");
  for (const free of [asked("one", { at_most: 1 }), asked("many"), ordering]) assert.equal(after(free, 1).counted(free), "");
});

test("cards are told as they lie, and in the order picked only where the order is asked for", () => {
  assert.deepEqual(after(asked("many"), 4, 0, 2).value(asked("many")), [0, 2, 4]);
  assert.deepEqual(after(asked("order"), 4, 0, 2).value(asked("order")), [4, 0, 2]);
});

const ordering = asked("order", { at_least: 4, at_most: 4 });
const numbered = (choosing) => [0, 1, 2, 3].map((place) => choosing.numbers.get(place) ?? 0);

test("a number that is taken away leaves the others as they are, and is the next to be given", () => {
  const choosing = after(ordering, 2, 0, 3);
  choosing.pick(0, ordering);
  choosing.pick(0, ordering);
  assert.deepEqual(numbered(choosing), [0, 0, 1, 3]);
  choosing.pick(1, ordering);
  assert.deepEqual(numbered(choosing), [0, 2, 1, 3]);
});

test("two taps on two cards exchange their numbers", () => {
  const choosing = after(ordering, 0, 1, 2, 3);
  choosing.pick(0, ordering);
  assert.equal(choosing.held, 0);
  choosing.pick(3, ordering);
  assert.deepEqual(numbered(choosing), [4, 2, 3, 1]);
  assert.equal(choosing.held, null);
  assert.deepEqual(choosing.value(ordering), [3, 1, 2, 0]);
});

test("a card without a number takes that of the one that is held, or onto which it is dragged", () => {
  const choosing = after(ordering, 0, 1);
  choosing.swap(3, 1);
  assert.deepEqual(numbered(choosing), [1, 0, 0, 2]);
});

test("an answer in words puts the cards back, and a card takes the words back", () => {
  const question = asked("many");
  const choosing = after(question, 1);
  choosing.choose(0);
  assert.deepEqual(choosing.value(question), { choice: 0 });
  choosing.pick(3, question);
  assert.deepEqual(choosing.value(question), [3]);
});

test("the only answer stays when it is pressed again, and can be sent", () => {
  const words = asked("choice"), card = asked("one");
  const spoken = new Choosing({ ...words, answer: 1 }), picked = new Choosing({ ...card, answer: 2 });
  spoken.choose(1);
  picked.pick(2, card);
  assert.deepEqual([spoken.value(words), spoken.complete(words)], [1, true]);
  assert.deepEqual([picked.value(card), picked.complete(card)], [2, true]);
});

test("an answer is complete with as many cards as it takes", () => {
  const question = asked("many", { at_least: 2 });
  assert.equal(after(question, 1).complete(question), false);
  assert.ok(after(question, 1, 2).complete(question));
});

test("a number is complete with a digit and told without blanks", () => {
  const choosing = new Choosing(asked("number"));
  assert.equal(choosing.complete(asked("number")), false);
  choosing.typed = " 12 ";
  assert.ok(choosing.complete(asked("number")));
  assert.equal(choosing.value(asked("number")), "12");
});

test("what was answered is there again after a reload", () => {
  const back = (mode, answer) => new Choosing(asked(mode, { answer })).value(asked(mode));
  assert.deepEqual(back("many", [1, 2]), [1, 2]);
  assert.deepEqual(back("many", { choice: 0 }), { choice: 0 });
  assert.equal(back("choice", 2), 2);
  assert.equal(back("number", "7"), "7");
  assert.equal(back("one", null), null);
});

test("what is chosen after an answer was sent is said not to be sent, until it is that answer again", () => {
  const question = { ...asked("many", { answer: [1, 2] }), note: "It is in.", words: { unsent: "Not sent yet." } };
  const choosing = new Choosing(question);
  const said = () => untold(choosing, question);
  assert.equal(said(), "It is in.");
  choosing.pick(3, question);
  assert.equal(said(), "Not sent yet.");
  choosing.pick(3, question);
  assert.equal(said(), "It is in.");
  assert.equal(untold(choosing, { ...question, answer: null }), "", "before anything was sent there is nothing to be said");
  assert.equal(untold(choosing, { ...question, words: {} }), "", "nor where answers are not sent");
});
