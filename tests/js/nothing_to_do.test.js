// After an evening: who has nothing to mend is told why, and silence is not praised.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";

const main = document.createElement("main");
main.id = "page";
page(main);
const { nothingToDo } = await import("../../screens/evening/static/after/after_pupil.js");

test("nothing went wrong for who answered; of who answered nothing that is said", () => {
  assert.equal(nothingToDo({ of: 3 }), "nothing_wrong");
  assert.equal(nothingToDo({ of: 0 }), "nothing_answered");
});
