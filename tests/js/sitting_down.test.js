// Whoever writes a first name at a table, to sit down there, loses no letter of it to what others do meanwhile.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page } from "./page.js";

document.body.dataset.given = JSON.stringify({ lang: "en", words: {}, rooms: [], earlier: [] });
const main = page(Object.assign(document.createElement("main"), { id: "page" })).firstElementChild;
globalThis.fetch = () => new Promise(() => {});
const { chairs } = await import("../../screens/evening/static/seated/chairs.js");
const { keeping } = await import("../../screens/evening/static/seated/sitting_down.js");

/** @type {[string, unknown][]} */ let sent;

const free = (number) => ({ number, sort: "free", name: "", mine: false, sits: true, shuts: false, shut: false, waited: false });
const person = (number, name) => ({ ...free(number), sort: "person", name, sits: false });
const program = (number) => ({ ...free(number), sort: "player", sits: false, shut: true });
const table = (its, more = {}) => ({ code: "luna", title: "Ottocento", opens: false, mine: null, begun: false, chairs: its, ...more });

// The table as it is told anew, in another part of the page where a deal has begun.
function told(its, more = {}) {
  keeping(main, () => {
    const box = document.createElement(more.begun ? "details" : "section");
    box.append(...chairs(table(its, more), (event, value) => { sent.push([event, value]); }));
    main.replaceChildren(box);
  });
}

const at = (number) => main.querySelectorAll(".chairs li")[number];
const field = () => main.querySelector("#sits");

beforeEach(() => {
  told([person(0, "Anna")], { mine: 0 });
  page(main);
  sent = [];
  told([free(0), free(1), free(2)]);
  at(1).querySelector("button").click();
  field().value = "Carl";
  field().setSelectionRange(2, 2);
});

const NEWS = {
  "somebody else sits down": () => told([person(0, "Anna"), free(1), free(2)]),
  "a chair goes to the program": () => told([free(0), free(1), program(2)]),
  "a deal begins": () => told([person(0, "Anna"), { ...free(1), sort: "player" }, free(2)], { begun: true }),
};

for (const [what, happens] of Object.entries(NEWS)) {
  test(`${what}: the name is written on where it was`, () => {
    happens();
    assert.equal(at(1).querySelector("input")?.value, "Carl");
    assert.equal(document.activeElement, field());
    assert.equal(field().selectionStart, 2);
    main.querySelector("form").dispatchEvent(new window.Event("submit", { cancelable: true }));
    assert.deepEqual(sent, [["sit", { chair: 1, name: "Carl" }]]);
  });
}

test("that very chair is taken: the letters are at the next one that is free", () => {
  told([free(0), person(1, "Anna"), free(2)]);
  assert.equal(at(2).querySelector("input").value, "Carl");
  told([free(0), person(1, "Anna"), program(2)]);
  assert.equal(at(0).querySelector("input").value, "Carl");
  told([person(0, "Bea"), person(1, "Anna"), program(2)]);
  assert.equal(field(), null);
  told([person(0, "Bea"), free(1), program(2)]);
  assert.equal(at(1).querySelector("input").value, "Carl", "once somebody gets up again");
});

test("whoever presses another chair takes the letters along", () => {
  at(2).querySelector("button").click();
  assert.deepEqual([main.querySelectorAll("form").length, at(2).querySelector("input").value], [1, "Carl"]);
  assert.equal(at(1).querySelector("button").textContent, "sit");
});

test("whoever sits and gets up again has a button", () => {
  told([free(0), { ...person(1, "Carlo"), mine: true }], { mine: 1 });
  told([free(0), free(1)]);
  assert.equal(field(), null);
});

test("who changes places stays chosen while others come", () => {
  const teaching = { teaches: true };
  told([person(0, "Anna"), person(1, "Bea"), free(2)], { teaching });
  main.querySelector("#move_to").value = "2";
  told([person(0, "Anna"), person(1, "Bea"), person(2, "Dino")], { teaching });
  assert.equal(main.querySelector("#move_to").value, "2");
});

test("whoever sees no cards reads what goes on meanwhile, and is not told of chairs where none can be taken", () => {
  told([person(0, "Anna"), program(1)], { begun: true, meanwhile: "A deal is being played." });
  assert.equal(main.querySelector(".lead").textContent, "A deal is being played.");
  assert.match(main.querySelector(".invitation").textContent, /invite_looks/);
  told([person(0, "Anna"), { ...free(1), sort: "free" }], { begun: true });
  assert.match(main.querySelector(".invitation").textContent, /invite_how/);
});

test("where a table may become one at which somebody teaches, that is offered", () => {
  for (const teachable of [true, false]) {
    told([program(0)], { begun: true, teachable, opens: true });
    assert.equal(main.querySelector(".leaving").textContent.includes("teach_on"), teachable);
  }
});

test("free chairs are spoken of where there are some", () => {
  const how = () => main.querySelector(".begins + p").textContent;
  told([person(0, "Anna"), free(1)], { mine: 0 });
  assert.equal(how(), "begin_how");
  told([person(0, "Anna"), program(1)], { mine: 0 });
  assert.equal(how(), "begin_full");
});
