import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";
import { tellAddress } from "../../screens/components/told/step_link.js";
import { given } from "./table.js";

const words = { ...given().words, copy: "Copy", copied: "Copied.", address: "Address of this question" };
const share = { path: "lesson?id=ottocento/following&step=no-cups&seed=7", others: ["192.168.1.7"] };

test("the address of a question stands there to be copied, and goes with the question", () => {
  const node = document.createElement("div");
  page(node);
  const told = [];
  tellAddress(node, { share, words }, (text) => told.push(text));
  const field = node.querySelector("input");
  assert.equal(field.value, "http://club.example/lesson?id=ottocento/following&step=no-cups&seed=7");
  assert.equal(field.getAttribute("aria-label"), words.address);
  document.execCommand = () => true;
  node.querySelector("button").click();
  assert.deepEqual(told, ["Copied."]);
  tellAddress(node, { share, words }, () => {});
  assert.equal(node.querySelector("input"), field, "it is not taken out of anybody's hands");
  tellAddress(node, { share: null, words }, () => {});
  assert.equal(node.childElementCount, 0);
});
