// What a teacher's device offers at a teaching table, and what it sends.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page } from "./page.js";

/** @type {typeof import("../../screens/evening/static/seated/teaching.js").Teaching} */ let Teaching;
/** @type {[string, unknown][]} */ let sent;
let teaching;

const HANDS = [{ chair: 0, name: "Anna", open: false }, { chair: 1, name: "Bruno", open: true }, { chair: 2, name: "Program 3", open: false }];
const TEACHES = { teaches: true, begun: true, plays: true, paused: false, says: ["You see all hands."], hands: HANDS, back: [[0, "The deal"], [1, "Trick 1"]], other: false, polls: true, themes: [], number: 7 };
const CARDS = [{ src: "/a.webp", label: "King of cups" }, { src: "/b.webp", label: "Moor" }];
const ASKED = { to: 9, says: ["What would you play?"], size: [10, 20], asks: true, codes: ["CK", "Moor1"], cards: CARDS, trick: [], mine: null, shown: false };

beforeEach(async () => {
  ({ Teaching } = await import("../../screens/evening/static/seated/teaching.js"));
  sent = [];
  teaching = new Teaching((event, value) => { sent.push([event, value]); });
  page(teaching.node, teaching.poll.node);
  window.Element.prototype.scrollIntoView = () => {};
});

/** @param {string} text */
const button = (text) => [...document.querySelectorAll("button")].find((one) => one.textContent === text);

test("at an ordinary table nothing is there", () => {
  teaching.show(null);
  assert.equal(teaching.node.hidden, true);
  assert.equal(teaching.poll.node.hidden, true);
});

test("a pupil reads what the teacher does, and has no buttons for it", () => {
  teaching.show({ teaches: false, paused: true, says: ["Maria has paused the play."] });
  assert.equal(teaching.told.textContent, "Maria has paused the play.");
  assert.equal(teaching.doing.hidden, true);
  assert.equal(document.querySelectorAll("button").length, 0);
});

test("one hand more is seen by everybody, or all, or none", () => {
  teaching.show(TEACHES);
  button("Anna").click();
  button("Bruno").click();
  button("all_hands").click();
  assert.deepEqual(sent, [["hands", { chairs: [1, 0] }], ["hands", { chairs: [] }], ["hands", { chairs: [0, 1, 2] }]]);
  assert.equal(button("Bruno").getAttribute("aria-pressed"), "true");
});

test("the deal is taken back to the trick that is chosen", () => {
  teaching.show(TEACHES);
  assert.equal(document.querySelector("#back").value, "1", "the last one comes first");
  document.querySelector("#back").value = "0";
  button("go_back_do").click();
  assert.deepEqual(sent, [["go-back", { trick: 0 }]]);
});

test("what is written of prepared cards stays while others play", () => {
  teaching.show(TEACHES);
  document.querySelector("#record").value = "calzettini mineo3 1";
  teaching.show({ ...TEACHES, back: [[0, "The deal"]], number: 8 });
  assert.equal(document.querySelector("#record").value, "calzettini mineo3 1");
});

test("a deal is looked for by what is in it, where the game has something to look for", () => {
  teaching.show(TEACHES);
  assert.equal(document.querySelector("#aim"), null);
  teaching.show({ ...TEACHES, aims: [["kings", "All four Kings"], ["solo", "Alone"]] });
  document.querySelector("#aim").value = "solo";
  button("aim_deal").click();
  assert.deepEqual(sent, [["again", { aim: "solo" }]]);
});

test("everybody answers with a card, and another one takes its place", () => {
  teaching.show({ teaches: false, paused: false, says: [], poll: ASKED });
  button("Moor").click();
  for (const name of document.querySelectorAll(".held .called")) assert.ok(Number(name.style.getPropertyValue("--longest")) > 0, "no word of it is broken");
  assert.deepEqual(sent, [["poll-answer", { to: 9, card: "Moor1" }]]);
  teaching.show({ teaches: false, paused: false, says: [], poll: { ...ASKED, mine: 1 } });
  assert.equal(button("Moor").getAttribute("aria-pressed"), "true");
});

test("whoever has answered stays at the card that was pressed, and reads its name", () => {
  teaching.show({ teaches: false, paused: false, says: [], poll: ASKED });
  button("Moor").focus();
  teaching.show({ teaches: false, paused: false, says: [], poll: { ...ASKED, mine: 1, says: ["What would you play?", "One answer."] } });
  assert.equal(document.activeElement, button("Moor"));
  assert.equal(document.querySelector(".chosen").textContent, "poll_chosen");
});

test("whoever answers nothing sees the hand that is asked about, and later how many would play each card", () => {
  teaching.show({ ...TEACHES, poll: { ...ASKED, asks: false } });
  const held = () => [...document.querySelectorAll("ol.held > li")].map((one) => one.textContent);
  assert.deepEqual(held(), ["King of cups", "Moor"]);
  const result = [{ place: 1, n: 2, ok: true, why: "You have no cup.", coach: false, worth: "" }];
  teaching.show({ ...TEACHES, poll: { ...ASKED, asks: false, shown: true, result, coach: "" } });
  assert.deepEqual(held(), ["King of cups", "Moor2"]);
});

test("a question and its answers come into sight for whoever is asked, once each, and not for the teacher", () => {
  const came = [], now = { ...ASKED, mine: 1 };
  window.Element.prototype.scrollIntoView = () => came.push(1);
  const run = globalThis.requestAnimationFrame, later = globalThis.setTimeout;
  Object.assign(globalThis, { requestAnimationFrame: (then) => then(), setTimeout: (then) => then() });
  try {
    teaching.show({ ...TEACHES, poll: { ...ASKED, asks: false } });
    assert.equal(came.length, 0);
    for (const poll of [ASKED, now, now]) teaching.show({ teaches: false, paused: false, says: [], poll });
    assert.equal(came.length, 1);
    teaching.show({ teaches: false, paused: false, says: [], poll: { ...now, asks: false, shown: true, result: [] } });
    assert.equal(came.length, 2);
  } finally { Object.assign(globalThis, { requestAnimationFrame: run, setTimeout: later }); }
});

test("once the answers are shown nobody answers any more", () => {
  const result = [{ place: 1, n: 2, ok: false, why: "A cup must be played.", coach: false, worth: "" }];
  teaching.show({ teaches: false, paused: false, says: [], poll: { ...ASKED, asks: false, shown: true, mine: 1, result, coach: "" } });
  assert.equal(document.querySelectorAll("button").length, 0);
  assert.match(document.querySelector(".counted").textContent, /2 Moor.*✗ A cup must be played\./);
});

test("while all are asked the teacher shows the answers or goes on, and takes nothing back", () => {
  teaching.show({ ...TEACHES, polls: false, back: [], poll: { ...ASKED, asks: false } });
  button("poll_show").click();
  button("poll_close").click();
  assert.deepEqual(sent.map(([event]) => event), ["poll-show", "poll-close"]);
  assert.equal(teaching.ready.hidden, true);
  assert.equal(button("pause"), undefined);
});
