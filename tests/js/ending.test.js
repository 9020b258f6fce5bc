// The end of a hand in the score book: what is new is written down, what was written is corrected, and the button says which.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";
import { Ending } from "../../screens/components/written/ending.js";

const words = new Proxy({}, { get: (_, key) => String(key) });
const TOLD = { hand: 1, sides: ["Anna & Carla", "Bruno & Dino"], ways: ["figures"], outs: [], had: null };

for (const [number, says] of [[0, "end.go"], [3, "save"]]) {
  test(`the button of ${number ? "a correction" : "a new hand"} says what it does`, () => {
    const ending = new Ending({ drafts: new Map(), write() {} }, number);
    page(ending.node);
    ending.update({ words, code: "luna", lang: "it" }, TOLD);
    assert.equal(ending.node.querySelector("[type=submit]").textContent, says);
  });
}
