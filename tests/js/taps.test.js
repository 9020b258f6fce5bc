import assert from "node:assert/strict";
import { test } from "node:test";

import { Taps } from "../../screens/components/bench/taps.js";

// Moves that wait while one is under way, as MoveQueue has them.
class Queue {
  sent = [];
  waiting = [];
  get busy() { return this.under || this.waiting.length > 0; }
  get last() { return this.waiting[this.waiting.length - 1]; }
  push(move) {
    const made = { ...move };
    this.waiting.push(made);
    if (!this.under) this.next();
    return made;
  }
  next() {
    this.under = this.waiting.shift();
    if (this.under) this.sent.push({ ...this.under });
  }
}

function tapping() {
  const queue = new Queue();
  const its = { on: "A" };
  const taps = new Taps(queue, "scoring/count", () => its.on);
  const answer = (text) => { its.on = text; queue.under = undefined; taps.heard(); queue.next(); };
  return { queue, taps, answer };
}

const turn = (on, off = []) => ["turn", { on, off }];

test("a tap goes at once from the position on the screen", () => {
  const { taps, queue } = tapping();
  taps.push(...turn([1]));
  assert.deepEqual(queue.sent, [{ place: "scoring/count", event: "turn", value: { on: [1], off: [] }, seen: "A" }]);
});

test("taps that wait go as one, from the position that the answer brings", () => {
  const { taps, queue, answer } = tapping();
  taps.push(...turn([1]));
  for (const more of [turn([2]), turn([3]), turn([], [2]), turn([3])]) taps.push(...more);
  answer("B");
  assert.equal(queue.sent.length, 2);
  assert.deepEqual(queue.sent[1], { place: "scoring/count", event: "turn", value: { on: [3], off: [2] }, seen: "B" });
});

test("all cards laid anew take the place of those laid anew before", () => {
  const { taps, queue, answer } = tapping();
  for (const cards of [[1], [1, 2], []]) taps.push("cards", cards);
  answer("B");
  assert.deepEqual(queue.sent.map((move) => move.value), [[1], []]);
});

test("an undo that waits goes to where it leads once all before it is counted", () => {
  const { taps, queue, answer } = tapping();
  const texts = ["A"];
  taps.push(...turn([1]));
  taps.push("text", () => texts[texts.length - 2]);
  taps.push(...turn([2]));
  texts.push("B");
  answer("B");
  assert.deepEqual([queue.sent[1].event, queue.sent[1].value], ["text", "A"]);
  answer("A");
  assert.deepEqual([queue.sent[2].value, queue.sent[2].seen], [{ on: [2], off: [] }, "A"]);
});

test("an undo that leads nowhere is no move, at once or when its turn comes", () => {
  const { taps, queue, answer } = tapping();
  taps.push("text", () => undefined);
  assert.equal(queue.sent.length, 0);
  taps.push(...turn([1]));
  taps.push("text", () => undefined);
  taps.push(...turn([2]));
  answer("B");
  assert.deepEqual(queue.sent.map((move) => move.event), ["turn", "turn"]);
});

test("what another place has waiting is left alone", () => {
  const { taps, queue, answer } = tapping();
  taps.push(...turn([1]));
  queue.push({ place: "scoring/learn", event: "answer", value: 1, seen: "sheet" });
  answer("B");
  assert.equal(queue.sent[1].seen, "sheet");
});
