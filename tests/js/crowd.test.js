// Names on the way in: all of them where they fit, else the newest, and how many there are besides.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { crowd, most } from "../../screens/evening/static/wall/crowd.js";
import { door } from "../../screens/evening/static/wall/door.js";

const ROOM = { few: 8, lines: 14, some: 21, many: 44 };

function shown(total) {
  const list = el("ul");
  Object.defineProperty(list, "clientHeight", { get: () => ROOM[list.classList[1]] });
  Object.defineProperty(list, "scrollHeight", { get: () => list.childElementCount - 1 });
  crowd(list, Array.from({ length: total }, (_, at) => el("li", { text: String(at) })), (left) => el("li", { text: `+${left}` }));
  return { size: list.classList[1], names: [...list.children].map((one) => one.textContent) };
}

for (const [total, size] of [[1, "few"], [10, "few"], [11, "lines"], [16, "lines"], [17, "some"], [23, "some"], [24, "many"], [46, "many"]]) {
  test(`${total} are all there, ${size} to the eye`, () => {
    const { size: its, names } = shown(total);
    assert.deepEqual([its, names.length, names.at(-1)], [size, total, String(total - 1)]);
  });
}

test("a name is whole in smaller letters rather than cut in larger ones", () => {
  const list = el("ul");
  // Names in two lines take twice the height.
  Object.defineProperty(list, "clientHeight", { get: () => ROOM[list.classList[1]] / (list.classList.contains("whole") ? 2 : 1) });
  Object.defineProperty(list, "scrollHeight", { get: () => list.childElementCount - 1 });
  const size = (/** @type {number} */ total) => { crowd(list, Array.from({ length: total }, () => el("li")), () => el("li")); return list.className; };
  assert.deepEqual([9, 12, 16, 20].map(size), ["people few", "people some whole", "people lines", "people some"]);
});

test("of three hundred the newest are there, and how many more there are", () => {
  const { names } = shown(300);
  assert.deepEqual([names.length, names[0], names.at(-2), names.at(-1)], [46, "255", "299", "+255"]);
});

test("the largest number that fits is found, none and all but one as well", () => {
  for (const fits of [0, 1, 7, 98, 99]) assert.equal(most(100, (many) => many <= fits), fits);
});

test("where there is little room the end of a name stays, by which two who are called alike are told apart", () => {
  const list = door({ people: ["Alessandra B.", "Alessandra C.", "Gino"].map((name) => ({ name, src: "", card: "" })) }, null).at(-1).querySelector(".people");
  assert.deepEqual([...list.querySelectorAll("li > span")].map((one) => one.textContent), ["Alessandra B.", "Alessandra C.", "Gino"]);
  assert.deepEqual([...list.querySelectorAll("bdi:last-child")].map((one) => one.textContent), [" B.", " C."]);
});
