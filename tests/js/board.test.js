import assert from "node:assert/strict";
import { test } from "node:test";

import { page, texts } from "./page.js";
import { worthOf } from "../../screens/components/match_forms/combinations.js";
import { Drafts } from "../../screens/components/scorekeeper/drafts.js";
import { button, choice, form, number, several } from "../../screens/components/match_forms/fields.js";
import { Notes } from "../../screens/components/scorekeeper/notes.js";
import { Score } from "../../screens/components/scorekeeper/score.js";
import { Writing } from "../../screens/components/scorekeeper/writing.js";

const storage = (kept = {}) => ({ getItem: (name) => kept[name] ?? null, setItem: (name, text) => { kept[name] = text; } });

test("what was typed is found again after a reload, and what was written down is not", () => {
  const kept = {};
  const drafts = new Drafts(storage(kept));
  drafts.set("a", { figure: "34" });
  drafts.set("b", 1);
  drafts.drop("b");
  const again = new Drafts(storage(kept));
  assert.deepEqual(again.get("a"), { figure: "34" });
  assert.equal(again.get("b"), undefined);
});

test("of many drafts the oldest go, and a store that holds nonsense or is full does no harm", () => {
  const drafts = new Drafts(storage());
  for (let n = 0; n < 60; n += 1) drafts.set(`draft ${n}`, n);
  assert.equal(drafts.get("draft 0"), undefined);
  assert.equal(drafts.get("draft 59"), 59);
  for (const nonsense of ["{", "{}", "[1, null]"]) assert.equal(new Drafts({ getItem: () => nonsense }).get("a"), undefined);
  const full = new Drafts({ getItem: () => null, setItem: () => { throw new Error("full"); } });
  full.set("a", 1);
  assert.equal(full.get("a"), 1);
});

test("a figure is digits; nothing is nothing, and all else is no number", () => {
  assert.deepEqual(["34", " 0 ", "", "5o", "-1", "1.5", "123456"].map(number), [34, 0, null, undefined, undefined, undefined, undefined]);
});

const COMBINATIONS = {
  doubles_from: 3,
  groups: [
    { kinds: [{ kind: "kings", sizes: [[3, 17], [4, 34]] }, { kind: "queens", sizes: [[3, 14], [4, 28]] }, { kind: "jacks", sizes: [[3, 12], [4, 24]] }] },
    { kinds: [{ kind: "swords", sizes: [[3, 10], [4, 15], [5, 20]] }] },
  ],
};

test("three of one sort count double, and the other sort does not", () => {
  assert.equal(worthOf(COMBINATIONS, {}), 0);
  assert.equal(worthOf(COMBINATIONS, { kings: 4, swords: 5 }), 54);
  assert.equal(worthOf(COMBINATIONS, { kings: 3, queens: 3, jacks: 4, swords: 3 }), 2 * (17 + 14 + 24) + 10);
});

test("one of several is one, and stays chosen where it is offered again under another name", () => {
  const heard = [];
  const who = choice("Who?", [[0, "Anna"], [2, "Carla"]], (value) => heard.push(value));
  page(who.node);
  assert.equal(who.get(), null);
  const [, carla] = who.node.querySelectorAll("input");
  carla.click();
  assert.deepEqual([who.get(), heard], ["2", ["2"]]);
  who.offer([[0, "Anna"], [2, "Carla (34)"]]);
  assert.equal(who.get(), "2");
  assert.deepEqual(texts(who.node.querySelectorAll("span")), ["Anna", "Carla (34)"]);
});

test("offered under another name, the one that has the keyboard keeps it, and none is made anew", () => {
  const who = choice("Who?", [[0, "Anna"], [2, "Carla"]], () => {});
  page(who.node);
  const [anna, carla] = who.node.querySelectorAll("input");
  carla.focus();
  who.offer([[0, "Anna"], [2, "Carla (34)"]]);
  assert.deepEqual([...who.node.querySelectorAll("input")], [anna, carla]);
  assert.equal(document.activeElement, carla);
  who.offer([[0, "Anna"], [3, "Dino"]]);
  assert.deepEqual(texts(who.node.querySelectorAll("span")), ["Anna", "Dino"]);
});

test("several of several are several", () => {
  const kinds = several("Criccone", [["kings", "Kings"], ["queens", "Queens"]], () => {});
  kinds.set(["queens"]);
  assert.deepEqual(kinds.get(), ["queens"]);
});

test("the second half of a double click presses nothing", () => {
  let presses = 0;
  const node = button("Take back", "quiet", () => { presses += 1; });
  for (const detail of [1, 2, 0]) node.onclick({ detail, preventDefault() {} });
  assert.equal(presses, 2, "a press and a key");
});

test("the second half of a double click sends no form", () => {
  let kept = 0;
  const node = button("Enter the hand", "main", () => {}, { type: "submit" });
  for (const detail of [1, 2]) node.onclick({ detail, preventDefault() { kept += 1; } });
  assert.equal(kept, 1);
});

test("Enter in a field sends its form, and the page stays", () => {
  let sent = 0;
  let stayed = 0;
  form(() => { sent += 1; }).onsubmit({ preventDefault() { stayed += 1; } });
  assert.deepEqual([sent, stayed], [1, 1]);
});

const SIDE = { own: "", names: [["Anna", true], ["Carla", false]], points: 394, ahead: true, left: "406 to go" };
const OTHER = { own: "I Bisbetici", names: [["<b>Bruno</b>", false], ["Dino", false]], points: 72, ahead: false, left: "" };

test("both sides of the score are as high, and names are text", () => {
  const score = new Score();
  score.update({ label: "Score", sides: [SIDE, OTHER], now: "Hand 3" });
  assert.deepEqual(texts(score.node.querySelectorAll(".own")), ["", "I Bisbetici"]);
  assert.deepEqual([...score.node.querySelectorAll(".own")].map((node) => node.hidden), [false, false]);
  assert.deepEqual(texts(score.node.querySelectorAll(".names")), ["Anna ● · Carla", "<b>Bruno</b> · Dino"]);
  assert.equal(score.node.style.getPropertyValue("--digits"), "3");
  score.update({ label: "Score", sides: [SIDE, { ...OTHER, own: "" }], now: "Hand 3" });
  assert.ok([...score.node.querySelectorAll(".own")].every((node) => node.hidden));
});

// A match between two hands: what the page is told once this many hands are written down.
function keeping(hand) {
  const words = new Proxy({}, { get: (_, name) => String(name) });
  const way = { name: "figures", label: "By figures", event: "end", value: { hand }, fields: [], needs: [], go: "Enter", foreseen: false };
  const end = { id: "end", hand, title: "End", who: "", people: [], presses: [], forms: [{ id: `end ${hand}`, number: 0, how: "", listed: false, ways: [way], had: null, undo: false }] };
  return {
    sort: "match", words, lang: "en", code: "a-b-c-d", board: { label: "Score", sides: [SIDE, OTHER], now: `Hand ${hand}` }, sides: ["Anna & Carla", "Bruno & Dino"],
    stages: [end], hands: [], undo: null, over: false, files: [], others: [], log: Array.from({ length: hand }, () => ({ text: "A hand" })), length: hand,
  };
}

for (const [heard, pressed, answered] of [["the answer", null, {}], ["news that was faster than the answer", {}, null]]) {
  test(`a hand written down by the keyboard leaves it at the score, told by ${heard}`, () => {
    const [one, two] = [keeping(1), keeping(2)];
    const board = { pressed, answered, drafts: new Drafts(storage()), notes: new Notes(), address: { large: false, shared: () => "", evening: "/s?room=sole-onda" }, panel: one };
    const writing = new Writing(board);
    page(writing.node);
    writing.score.node.scrollIntoView = () => {};
    writing.update(one);
    writing.node.querySelector('.end button[type="submit"]').focus();
    board.panel = two;
    writing.update(two, one);
    assert.equal(document.activeElement, writing.score.node);
    assert.deepEqual([writing.home.getAttribute("href"), writing.home.className], ["/s?room=sole-onda", "quiet"]);
    writing.node.querySelector('.end button[type="submit"]').focus();
    writing.update({ ...two, stages: [], over: true, length: 3 }, two);
    assert.equal(document.activeElement, writing.score.node, "the last hand leaves no form, and how it ended stands there");
    assert.deepEqual([...writing.node.querySelectorAll(".main:not([type=submit])")].map((large) => large.textContent), ["evening"], "then it leads back to the room");
  });
}
