// A match: what a press would write is on the board at the press, and goes again where it is not written.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";

window.Element.prototype.scrollIntoView = () => {};
globalThis.requestAnimationFrame = (run) => setImmediate(run);
globalThis.EventSource = class { constructor() { setImmediate(() => this.onopen()); } close() {} };
Object.defineProperty(window, "sessionStorage", { configurable: true, value: { getItem: () => null, setItem() {}, removeItem() {} } });
const moves = [], looks = [];
globalThis.fetch = (address, about = {}) => new Promise((done) => {
  const [list, asked] = about.method === "POST" ? [moves, JSON.parse(about.body)] : [looks, decodeURIComponent(address)];
  if (asked === `/api/place/${PLACE}`) return; // the line of news has opened: what stands there is known
  list.push({ asked, reply: (told, status = 200) => { done({ ok: status === 200, status, json: async () => told }); return soon(); } });
});
const soon = () => new Promise((done) => { setTimeout(done, 5); });
const fetched = async (how_many) => { while (looks.length < how_many) await soon(); };
const { mount } = await import("../../screens/components/scorekeeper/board.js");

const PLACE = "match/passero-baita-mulino-fungo";
const words = new Proxy({}, { get: (_, name) => (name === "toJSON" ? undefined : String(name)) });

// A match with so many lines, of which the last one can be taken back.
function keeping(length, points, at, more = {}) {
  const side = (its) => ({ own: "", names: [["Anna", true], ["Carla", false]], points: its, ahead: its > 0, left: "" });
  return {
    place: PLACE, who: "me", qid: String(length), at, sort: "match", words, lang: "en", code: "passero-baita-mulino-fungo", said: `line ${length}`,
    board: { label: "Score", sides: [side(points), side(0)], now: "Hand 1" }, sides: ["Anna & Carla", "Bruno & Dino"], stages: [], hands: [],
    undo: length > 1 ? { number: length, label: "Take back" } : null, over: false, files: [], others: [], log: Array.from({ length }, () => ({ text: "A line" })), length, ...more,
  };
}

let leave = () => {};
async function arrive(panel) {
  const root = page(document.createElement("div")).firstElementChild;
  window.history.replaceState(null, "", `/scorekeeper?match=${panel.code}`);
  leave = mount(root, panel, { leave() {} });
  await fetched(1);
  return { points: () => root.querySelector(".points").textContent, back: () => root.querySelector(".undo").click(), busy: () => root.querySelector(".keeper").hasAttribute("aria-busy") };
}

beforeEach(() => { leave(); moves.length = looks.length = 0; });

async function takenBack() {
  const board = await arrive(keeping(2, 34, 1));
  await looks[0].reply({ after: "2", panel: keeping(3, 0, 2) });
  board.back();
  return board;
}

test("what was written last is taken back at the press, and the move goes its way", async () => {
  const board = await takenBack();
  assert.deepEqual(looks.map(({ asked }) => asked), [`/api/place/${PLACE}?after=undo&value={"number":2}`]);
  assert.equal(board.points(), "0");
  assert.deepEqual(moves.map(({ asked: { event, value, seen } }) => [event, value, seen]), [["undo", { number: 2 }, "2"]]);
  await moves[0].reply({ ack: moves[0].asked.nonce, panel: keeping(3, 0, 3) });
  assert.deepEqual([board.points(), board.busy()], ["0", false]);
});

test("what was not written after all is not on the board any more", async () => {
  const board = await takenBack();
  await moves[0].reply({ ack: moves[0].asked.nonce, refused: "in-words", why: "It was corrected meanwhile.", panel: keeping(2, 34, 3) }, 422);
  assert.deepEqual([board.points(), board.busy()], ["34", false]);
});

test("where another has written meanwhile, the answer counts", async () => {
  const board = await takenBack();
  await moves[0].reply({ ack: moves[0].asked.nonce, panel: keeping(4, 90, 3) });
  assert.equal(board.points(), "90");
});

test("where it is not known yet, the answer is waited for", async () => {
  const board = await arrive(keeping(2, 34, 1));
  board.back();
  assert.deepEqual([board.points(), board.busy()], ["34", true]);
  await moves[0].reply({ ack: moves[0].asked.nonce, panel: keeping(3, 0, 3) });
  assert.equal(board.points(), "0");
});
