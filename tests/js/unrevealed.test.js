// Going on at the desk while nobody has seen the last answer: it is said, and the reveal is one press away.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";

const main = document.createElement("main");
main.id = "page";
page(main);
window.HTMLDialogElement.prototype.showModal = function show() { this.open = true; };
window.HTMLDialogElement.prototype.close = function close() { this.open = false; this.dispatchEvent(new window.Event("close")); };
const { firstReveal, leavesUnrevealed } = await import("../../screens/evening/static/desk/unrevealed.js");

test("what leaves a question behind whose answer nobody has seen is not done at once", () => {
  for (const event of ["ask", "plan", "pace", "deal"]) {
    assert.equal(leavesUnrevealed(event, { can: ["reopen", "talk", "reveal"] }), true, event);
    assert.equal(leavesUnrevealed(event, { can: ["cover", "plan"] }), false, event);
    assert.equal(leavesUnrevealed(event, null), false, event);
  }
  for (const event of ["close", "reveal", "talk", "vote", "reopen", "cover"]) assert.equal(leavesUnrevealed(event, { can: ["reveal"] }), false, event);
});

for (const [pressed, done] of [["unrevealed_reveal", ["reveal"]], ["unrevealed_on", ["on"]]]) {
  test(`the teacher is told, and chooses: ${pressed}`, () => {
    const did = [];
    firstReveal((event) => did.push(event), () => did.push("on"));
    assert.equal(main.querySelector("dialog p").textContent, "unrevealed");
    assert.deepEqual(did, []);
    [...main.querySelectorAll("button")].find((one) => one.textContent === pressed).click();
    assert.deepEqual(did, done);
    assert.equal(main.querySelector("dialog"), null);
  });
}
