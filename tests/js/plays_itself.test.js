// When a card waits to be pressed: it was taken back, it came back, or one is at something else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, at, greyed, mine, sat, sent, timed, why } from "./playing.js";
import { given, trick } from "./table.js";

const { MOMENT } = await import("../../screens/components/table/holding.js");

const ONLY = [trick(3, "King"), { ...mine(), cards: [greyed("Moon"), { src: "Sun.png", label: "Sun" }] }];

const told = async (panel) => { answers.pop()({ panel }); await new Promise((done) => { setImmediate(done); }); };

test("a card that goes back to the hand is chosen no longer, however often it is tried and after a reload, too", async () => {
  const back = (more) => at({ answer: 1, mark: { ...why, cards: { 1: "wrong" } }, ...more });
  const table = sat(at());
  const chosen = () => [table.card(1).getAttribute("aria-pressed"), table.find("[data-event=answer]").getAttribute("aria-disabled")];
  for (const qid of ["1", "1", "2"]) {
    table.card(1).click();
    assert.deepEqual(chosen(), ["true", "false"]);
    table.find("[data-event=answer]").click();
    await told(back({ at: 2, qid }));
    assert.deepEqual(chosen(), ["false", "true"]);
  }
  const anew = sat(back());
  assert.equal(anew.card(1).getAttribute("aria-pressed"), "false");
});

test("a card that has played itself and was taken back waits to be pressed, and the next one plays itself again", async () => {
  const table = sat(at({ qid: "2", can: { ...given().can, undo: true } }));
  table.undo().click();
  assert.deepEqual(sent(), [["undo", null]]);
  await told(at({ at: 2, qid: "1", rows: ONLY, alone: "only" }));
  assert.deepEqual([table.held(), table.card(1).getAttribute("aria-pressed")], [false, "false"]);
  table.card(1).click();
  table.find("[data-event=answer]").click();
  await told(at({ at: 3, qid: "3", rows: ONLY, alone: "only" }));
  assert.ok(table.held());
});

const presses = (node, kind) => node.dispatchEvent(new window.Event(kind, { bubbles: true, composed: true }));
for (const kind of ["pointerdown", "keydown"]) {
  test(`nothing plays itself while one is at something else on the page: ${kind}`, timed((time) => {
    const table = sat(at({ rows: ONLY, alone: "only" }));
    const settings = document.body.appendChild(document.createElement("button"));
    presses(settings, kind);
    time.runs(MOMENT);
    assert.deepEqual([sent(), table.held(), table.card(1).getAttribute("aria-pressed")], [[], false, "false"]);
    table.news(at({ at: 2, qid: "2", rows: ONLY, alone: "only" }));
    assert.ok(!table.held());
    presses(table.card(1), kind);
    table.news(at({ at: 3, qid: "3", rows: ONLY, alone: "only" }));
    assert.ok(table.held(), "whoever is back at the table has it play itself again");
  }));
}

test("nothing plays itself under the list of keys", timed((time) => {
  const table = sat(at({ rows: ONLY, alone: "only" }));
  table.find(".help").click();
  time.runs(MOMENT);
  assert.deepEqual([sent(), table.held()], [[], false]);
}));
