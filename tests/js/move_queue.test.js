// A move counts once, however bad the way to the server is; what waits says so, and arrives when it can.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { MoveQueue } from "../../screens/components/shared/move_queue.js";

/** @param {Array<Error | { status?: number, reply?: unknown }>} answers */
function server(answers) {
  /** @type {any[]} */
  const asked = [];
  /** @type {Array<() => void>} */
  const timers = [];
  const kept = new Map();
  const storage = ({ getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text), removeItem: (name) => kept.delete(name) });
  const world = {
    fetch: async (address, options) => {
      asked.push(JSON.parse(options.body));
      const next = answers.shift() ?? { reply: { panel: { qid: "end" } } };
      if (next instanceof Error) throw next;
      return ({ status: next.status ?? 200, json: async () => next.reply });
    },
    storage,
    setTimeout: (run) => timers.push(run),
  };
  /** @type {any[]} */
  const heard = [];
  /** @type {string[]} */
  const told = [];
  const hears = {
    panel: (panel) => heard.push(["panel", panel.qid]),
    refused: (why) => heard.push(["refused", why]),
    waiting: (reason, why) => { heard.push(["waiting", reason]); told.push(why); },
  };
  return { told, asked, timers, kept, world, heard, queue: new MoveQueue(hears, world) };
}

const settle = () => new Promise((done) => { setImmediate(done); });
const MOVE = { place: "lesson/x", event: "answer", value: [1], seen: "q1" };

test("an answer goes to the server once and what it makes is shown", async () => {
  const { queue, asked, heard } = server([{ reply: { ack: "n", panel: { qid: "q2" } } }]);
  queue.push(MOVE);
  assert.equal(queue.busy, true);
  await settle();
  assert.equal(asked.length, 1);
  assert.match(asked[0].nonce, /^[a-z0-9.]{8,64}$/);
  assert.deepEqual(heard, [["panel", "q2"]]);
  assert.equal(queue.busy, false);
});

test("while the server is away the same move is tried again, and says that it waits", async () => {
  const { queue, asked, heard, timers } = server([new TypeError("away"), { status: 503, reply: { refused: "unavailable" } }, { reply: { panel: { qid: "q2" } } }]);
  queue.push(MOVE);
  await settle();
  timers.shift()?.();
  await settle();
  timers.shift()?.();
  await settle();
  assert.equal(new Set(asked.map((move) => move.nonce)).size, 1);
  assert.deepEqual(heard, [["waiting", "away"], ["waiting", "unavailable"], ["panel", "q2"]]);
});

test("who was too fast is told why, where that was said", async () => {
  const { queue, told } = server([{ status: 429, reply: { refused: "too-fast", why: "Many people have just come in." } }]);
  queue.push(MOVE);
  await settle();
  assert.deepEqual(told, ["Many people have just come in."]);
});

test("a page of a proxy is no answer", async () => {
  const { queue, heard, timers } = server([{ status: 200, reply: null }]);
  queue.push(MOVE);
  await settle();
  assert.deepEqual(heard, [["waiting", "away"]]);
  assert.equal(timers.length, 1);
});

test("moves go one after the other, in the order they were made", async () => {
  const { queue, asked, heard } = server([{ reply: { panel: { qid: "a" } } }, { reply: { panel: { qid: "b" } } }]);
  queue.push(MOVE);
  queue.push({ ...MOVE, event: "next" });
  assert.equal(asked.length, 1);
  await settle();
  await settle();
  assert.deepEqual(asked.map((move) => move.event), ["answer", "next"]);
  assert.deepEqual(heard, [["panel", "a"], ["panel", "b"]]);
});

test("a move that is not taken says why, and the next one goes", async () => {
  const { queue, heard } = server([{ status: 422, reply: { refused: "unreadable", why: "Once more, please.", panel: { qid: "q1" } } }]);
  queue.push(MOVE);
  await settle();
  assert.deepEqual(heard, [["panel", "q1"], ["refused", "Once more, please."]]);
  assert.equal(queue.busy, false);
});

test("a stale move is answered with what there is now, without a word", async () => {
  const { queue, heard } = server([{ status: 409, reply: { refused: "stale", why: "", panel: { qid: "q3" } } }]);
  queue.push(MOVE);
  await settle();
  assert.deepEqual(heard, [["panel", "q3"]]);
});

test("a move under way when the page is loaded anew is sent again under its own name", async () => {
  const first = server([new TypeError("away")]);
  first.queue.resume("lesson/x", "me");
  first.queue.push(MOVE);
  await settle();
  const second = server([{ reply: { panel: { qid: "q2" } } }]);
  second.world.storage = first.world.storage;
  const queue = new MoveQueue({ panel: () => {}, refused: () => {}, waiting: () => {} }, second.world);
  assert.equal(queue.resume("lesson/x", "me"), 1);
  await settle();
  assert.equal(second.asked[0].nonce, first.asked[0].nonce);
  assert.equal(first.kept.size, 0, "nothing is kept that has arrived");
});

test("another learner's move is not sent in their name", () => {
  const first = server([new TypeError("away")]);
  first.queue.resume("lesson/x", "me");
  first.queue.push(MOVE);
  const queue = new MoveQueue({ panel: () => {}, refused: () => {}, waiting: () => {} }, first.world);
  assert.equal(queue.resume("lesson/x", "somebody else"), 0);
});

test("a place that was left hears nothing more, but its move arrives", async () => {
  const { queue, heard, timers, asked } = server([new TypeError("away"), { reply: { panel: { qid: "q2" } } }]);
  queue.push(MOVE);
  await settle();
  queue.leave();
  timers.shift()?.();
  await settle();
  assert.equal(asked.length, 2);
  assert.deepEqual(heard, [["waiting", "away"]]);
  assert.equal(queue.busy, false);
});

test("a place that is laid anew while a move is under way hears of it, and another learner's or another place does not", async () => {
  const left = server([{ reply: { panel: { qid: "q2" } } }]);
  left.queue.resume("lesson/x", "me");
  left.queue.push(MOVE);
  left.queue.leave();
  const laid = [["lesson/x", "me"], ["lesson/y", "me"], ["lesson/x", "you"]].map(([place, who]) => {
    const { queue, heard, asked } = server([]);
    queue.resume(place, who);
    return { queue, heard, asked };
  });
  await settle();
  assert.deepEqual(left.heard, []);
  assert.deepEqual(laid.map(({ heard }) => heard), [[["panel", "q2"]], [], []]);
  assert.deepEqual(laid.map(({ asked }) => asked.length), [0, 0, 0]);
  for (const { queue } of laid) queue.leave();
});

test("a move that is under way when the page goes is sent once more, in the way that outlives a page", async () => {
  const { world } = server([]);
  const sent = [];
  const queue = new MoveQueue({ panel() {}, refused() {}, waiting() {} }, {
    ...world, fetch: (_, { body, keepalive }) => { sent.push([JSON.parse(body).nonce, keepalive ?? false]); return new Promise(() => {}); },
  });
  const { nonce } = queue.push(MOVE);
  window.dispatchEvent(new window.Event("pagehide"));
  assert.deepEqual(sent, [[nonce, false], [nonce, true]]);
});
