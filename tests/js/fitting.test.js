// Cards on the projector: all of them lie in the picture, as large as that allows, and no word of a name is broken.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted, inALine, sharedBeginning } from "../../screens/evening/static/wall/fitting.js";

const WALL = { width: 1800, height: 640, ratio: 2.07, em: 32, wide: (/** @type {string} */ text) => text.length * 16 };
const group = (many, names = false, label = "I vostri ori") => ({ many, label, names: names ? Array(many).fill("Cavallo di bastoni") : [] });

// The same with a ruler: what stands in wall.css, laid line by line.
function high(groups, card, { width, em, ratio }) {
  const lines = [[]];
  for (const one of groups) {
    const most = Math.floor((width + 0.35 * em) / (card + 0.35 * em));
    const takes = one.many > most ? width : Math.max(one.many * (card + 0.35 * em) - 0.35 * em, one.label.length * 16);
    const used = lines.at(-1).reduce((sum, { takes: its }) => sum + its + 1.4 * em, 0);
    if (lines.at(-1).length && used + takes > width) lines.push([]);
    const rows = Math.ceil(one.many / most);
    lines.at(-1).push({ takes, high: 1.45 * em + rows * card * ratio + (rows - 1) * 0.35 * em });
  }
  return lines.reduce((sum, line) => sum + Math.max(...line.map((one) => one.high)), (lines.length - 1) * 0.5 * em);
}

for (const many of [[1], [5], [15], [62], [5, 5, 5, 5, 12], [2, 1, 1], [15, 15, 15, 15], [1, 1, 1, 1, 1, 1, 1, 1]]) {
  for (const height of [120, 300, 640, 900]) {
    test(`${many.join(", ")} cards fit ${height} pixels, and larger ones would not`, () => {
      const groups = many.map((one) => group(one)), room = { ...WALL, height };
      const { card } = fitted(groups, room);
      assert.ok(high(groups, card, room) <= height || card === 12);
      assert.ok(card + 2 > height / room.ratio || high(groups, card + 2, room) > height);
    });
  }
}

test("names stand below few cards", () => assert.equal(fitted([group(4, true)], WALL).named, true));

test("where the longest word would be broken there are none", () => {
  const { card, named } = fitted([group(60, true)], WALL);
  assert.ok(card < "bastoni".length * 16);
  assert.equal(named, false);
});

test("cards that have no names are as large as if they had been left out", () => {
  assert.equal(fitted([group(30)], WALL).card, fitted([group(30, true)], WALL).card);
});

test("what all labels begin with is said once", () => {
  assert.equal(sharedBeginning(["La vostra pila: spade", "La vostra pila: coppe"]), "La vostra pila: ");
  for (const labels of [["La vostra pila: spade"], ["Presa", "Presa"], ["La mano: spade", "La pila: coppe"], []]) assert.equal(sharedBeginning(labels), "");
});

test("cards that lie alone are as many in each line, or nearly so", () => {
  for (const [many, most, each] of [[12, 9, 6], [9, 9, 9], [13, 6, 5], [2, 9, 2], [1, 0, 1]]) assert.equal(inALine(many, most), each);
});

test("twelve cards lie in two lines without their names, and not in one with them", () => {
  const room = { ...WALL, width: 1740, height: 720 };
  assert.deepEqual([fitted([group(12, true, "")], room).named, fitted([group(12, true, "")], room).card > 160], [false, true]);
});
