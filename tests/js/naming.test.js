// A first name is written as long as one likes: what is too much is told and never cut, on telephones and at the desk.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";
import { people } from "../../screens/evening/static/desk/people.js";
import { waitingForNod } from "../../screens/evening/static/telephone/coming_back.js";
import { joining, renaming } from "../../screens/evening/static/telephone/joining.js";

const NOTHING = () => {};
const LONG = "Massimiliano Ferdinando Maria";
const PERSON = { badge: 0, name: "Ada", src: "0.png", card: "Card 0", twin: false };

const fields = {
  joining: () => [joining({ names: [], here: [], denied: false }, { join: NOTHING, back: NOTHING })],
  renaming: () => [renaming("Ada", NOTHING)],
  waiting: () => waitingForNod(PERSON, NOTHING),
  mending: () => {
    const box = document.createElement("section");
    people(box, { people: [PERSON], points: {}, in: [], stage: "open" }, NOTHING);
    box.querySelector(".person").click();
    return [box];
  },
};

for (const [where, made] of Object.entries(fields)) {
  test(`a name that is too long is told while it is written, and not cut: ${where}`, () => {
    const box = document.createElement("div");
    box.append(...made());
    page(box);
    const field = box.querySelector("input"), note = box.querySelector(".long-name");
    const write = (name) => { field.value = name; field.dispatchEvent(new window.Event("input")); };
    assert.equal(field.hasAttribute("maxlength"), false);
    write(LONG);
    assert.equal(field.value, LONG);
    assert.equal(note.textContent, "long_name");
    assert.equal(field.checkValidity(), false);
    assert.equal(field.dispatchEvent(new window.Event("invalid", { cancelable: true })), false, "no second telling over the first");
    write("Massimiliano Ferdinando");
    assert.equal(note.textContent, "");
    assert.equal(field.checkValidity(), true);
    write("  Massimiliano Ferdinando  ");
    assert.equal(note.textContent, "", "blanks around a name are none of its letters");
  });
}
