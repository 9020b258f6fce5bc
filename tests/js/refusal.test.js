// At the desk what is refused is said where it was pressed: a page long, the top is out of sight.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";
import { Refusal } from "../../screens/evening/static/desk/refusal.js";

const DESK = `<div class="next"><button id="reveal"></button><button id="talk"></button></div>
  <ul class="pairs"><li><button id="swap"><span id="name"></span></button></li></ul>
  <div class="ways"><button id="any"></button></div>
  <form id="numbered"><input><button id="number" type="button"></button></form>
  <label id="custom"><input id="switch" type="checkbox"></label>
  <div class="what"><button id="pair"></button></div><dialog><button id="yes"></button></dialog>`;
const seen = [];
window.Element.prototype.scrollIntoView = function scrollIntoView() { seen.push(this); };

function desk() {
  const box = document.importNode(new window.DOMParser().parseFromString(`<main>${DESK}</main>`, "text/html").body.firstElementChild, true);
  page(box);
  const refusal = new Refusal(box, box.querySelector(".next"));
  return { box, refusal, press: (id) => box.querySelector(`#${id}`).click() };
}

for (const [id, under] of [["pair", "#pair"], ["reveal", ".next"], ["any", ".ways"], ["number", "form"], ["name", "#swap"], ["switch", "label"]]) {
  test(`what is refused after a press on ${id} is said under ${under}, and comes into view`, () => {
    const { box, refusal, press } = desk();
    press(id);
    refusal.say("Four are needed.");
    const said = box.querySelector("[role=alert]");
    assert.equal(said.textContent, "Four are needed.");
    assert.equal(said.previousElementSibling, box.querySelector(under));
    assert.equal(seen.at(-1), said);
    refusal.clear();
    assert.equal(said.textContent, "");
  });
}

test("after a question that asked once more it is said under what had been pressed before", () => {
  const { box, refusal, press } = desk();
  press("pair");
  press("yes");
  refusal.say("Not now.");
  assert.equal(box.querySelector("#pair").nextElementSibling, refusal.node);
});

test("what stood under a button that is there no more goes on being said at the top", () => {
  const { box, refusal, press } = desk();
  press("pair");
  refusal.say("Not now.");
  box.querySelector(".what").replaceChildren();
  refusal.stay();
  assert.equal(box.querySelector(".next").nextElementSibling, refusal.node);
});
