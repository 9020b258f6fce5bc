// How a hand is played on the screen: one press a card and a moment to take it back, a card that plays itself, cards that come down in order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { press, texts } from "./page.js";
import { answers, at, greyed, mine, sat, sent, timed } from "./playing.js";
import { given, seated, trick } from "./table.js";

const { MOMENT } = await import("../../screens/components/table/holding.js");

test("one tap plays a card: it goes by itself after a moment in which there is a button to take it back", timed((time) => {
  const table = sat(at({ tap: true }));
  assert.equal(table.undo(), null);
  table.card(1).click();
  assert.deepEqual(sent(), [], "it can be taken back before it is sent");
  assert.equal(table.undo().textContent, "Take back");
  assert.equal(table.card(1).getAttribute("aria-pressed"), "true");
  assert.match(table.find(".voice").textContent, /Sun goes; Take back keeps it/);
  time.runs(MOMENT);
  assert.deepEqual(sent(), [["answer", 1]]);
  assert.equal(table.held(), false);
}));

for (const [how, back] of [["the button", (table) => table.undo().click()], ["Escape", (table) => press(table.card(1), "Escape")]]) {
  test(`${how} takes the card back: nothing is sent, and nothing is chosen any more`, timed((time) => {
    const table = sat(at({ tap: true }));
    table.card(1).click();
    back(table);
    time.runs(MOMENT);
    assert.deepEqual([sent(), table.held(), table.undo()], [[], false, null]);
    assert.equal(table.card(1).getAttribute("aria-pressed"), "false");
    table.card(0).click();
    time.runs(MOMENT);
    assert.deepEqual(sent(), [["answer", 0]], "and another one may be played");
  }));
}

test("another tap on the card that goes sends it at once, and one on another card plays that one", timed((time) => {
  const table = sat(at({ tap: true }));
  table.card(1).click();
  table.card(0).click();
  table.card(0).click();
  assert.deepEqual(sent(), [["answer", 0]]);
  time.runs(MOMENT);
  assert.deepEqual(sent(), [["answer", 0]], "once");
}));

test("where it is not chosen a tap only lifts the card, as ever", timed((time) => {
  const table = sat(at());
  table.card(1).click();
  time.runs(MOMENT);
  assert.deepEqual([sent(), table.held()], [[], false]);
}));

test("who asks the coach while a card goes keeps it in the hand", timed((time) => {
  const table = sat(at({ tap: true, can: { ...given().can, hint: true } }));
  table.card(1).click();
  table.find("[data-event=hint]").click();
  time.runs(MOMENT);
  assert.deepEqual(sent(), [["hint", null]]);
}));

const ONLY = [trick(3, "King"), { ...mine(), cards: [greyed("Moon"), { src: "Sun.png", label: "Sun" }] }];
for (const [alone, rows, plays] of [["only", ONLY, 1], ["only", [trick(0), mine("Moon", "Sun")], null], ["last", ONLY, null], ["last", [trick(0), mine("Sun")], 0], ["", [trick(0), mine("Sun")], null]]) {
  test(`of ${rows[1].cards.length} cards ${rows[1].cards.filter((card) => !card.why).length} may go, and ${alone || "none"} plays itself: ${plays === null ? "one is asked" : "it is played"}`, timed((time) => {
    sat(at({ rows, ...(alone ? { alone } : {}) }));
    time.runs(MOMENT);
    assert.deepEqual(sent(), plays === null ? [] : [["answer", plays]]);
  }));
}

test("a card that plays itself can be taken back, and then waits to be pressed", timed((time) => {
  const table = sat(at({ rows: ONLY, alone: "only" }));
  table.undo().click();
  table.news(at({ at: 2, rows: ONLY, alone: "only", hints: ["look"] }));
  time.runs(MOMENT);
  assert.deepEqual(sent(), []);
}));

test("what is pressed while a move is under way shows that it waits, until it may be pressed again", async () => {
  const table = sat(at());
  table.card(1).click();
  table.find("[data-event=answer]").click();
  const [card, main] = [table.card(0), table.find("[data-event=answer]")];
  card.click();
  main.click();
  assert.deepEqual([card, main].map((one) => one.hasAttribute("data-waits")), [true, true]);
  answers.pop()({ refused: "not-now", why: "not now" });
  await new Promise((done) => { setImmediate(done); });
  assert.deepEqual([card, main].map((one) => one.hasAttribute("data-waits")), [false, false]);
});

// What is animated, in the order in which it begins.
function moved(run) {
  const all = [];
  window.Element.prototype.animate = function animate(frames, { delay = 0 }) { if (this.dataset.name) all.push([this.dataset.name, delay]); return { cancel() {}, reverse() {} }; };
  try { run(); } finally { delete window.Element.prototype.animate; }
  return all.sort(([, one], [, other]) => one - other);
}
const lies = (...cards) => ({ qid: "2", mode: "none", can: { ...given().can, answer: false, next: true }, rows: [trick(2, ...cards), mine("Moon")] });

for (const [fall, delays] of [["usual", [0, 400, 800]], ["slow", [0, 900, 1800]], [undefined, [0, 30, 60]]]) {
  test(`the cards of a trick come down in the order of play: ${fall ?? "at once"}`, timed(() => {
    const table = sat(at({ rows: [trick(2, "Ace"), mine("Moon", "Sun")] }));
    const all = moved(() => table.news(at({ at: 2, fall, ...lies("Ace", "King", "Sun", "Queen"), rows: [trick(2, "Ace", "King", "Sun", "Queen"), mine("Moon")] })));
    assert.deepEqual(all.map(([, delay]) => delay), fall ? delays : [0, 0, 60]);
    if (fall) assert.deepEqual(all.map(([name]) => name), ["King", "Sun", "Queen"]);
    assert.equal(table.box.hasAttribute("data-falling"), Boolean(fall));
  }));
}

test("what was seen already is not played out once more when one goes back to it", () => {
  const table = sat(at({ ...lies("Ace", "King"), fall: "slow", turns: true, progress: [4, 15] }));
  const all = moved(() => table.news(at({ at: 2, ...lies("Six", "Five"), qid: "3", fall: "slow", turns: true, progress: [3, 15] })));
  assert.ok(all.every(([, delay]) => delay < 100));
});

test("who is in a hurry goes on while cards still come down, and a card plays itself when all lie there", timed((time) => {
  const table = sat(at({ ...lies("Ace", "King", "Queen", "Jack"), table: seated(4, {}, 0) }));
  table.news(at({ at: 2, qid: "3", fall: "slow", alone: "last", rows: [trick(1, "Six", "Five", "Four"), mine("Moon")] }));
  assert.deepEqual([table.box.hasAttribute("data-falling"), table.held()], [true, false]);
  for (const ms of time.pending().filter((one) => one > MOMENT)) time.runs(ms);
  assert.deepEqual([table.box.hasAttribute("data-falling"), table.held()], [false, true]);
  table.card(0).click();
  assert.deepEqual(sent(), [["answer", 0]]);
}));

test("the cards of a trick bear their place in it where that is wanted, and so does each in words", () => {
  const table = sat(at({ numbers: true, rows: [trick(2, "Ace", "King"), mine("Sun")] }));
  const nth = () => [...table.box.querySelectorAll(".spot")].map((spot) => spot.dataset.nth ?? "");
  assert.deepEqual(nth(), ["", "", "1", "2"]);
  assert.deepEqual(texts(table.box.querySelectorAll(".described li")).slice(2), ["across – 1. led Ace", "left – 2. played King"]);
  table.news(at({ at: 2, rows: [trick(2, "Ace", "King"), mine("Sun")] }));
  assert.deepEqual(nth(), ["", "", "", ""]);
});
