// What is asked of all at a table with friends, and what is pressed about it.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page } from "./page.js";
import { answers, asked, at } from "./playing.js";

const main = document.createElement("main");
main.id = "page";
page(main);
window.HTMLDialogElement.prototype.showModal = function () { this.open = true; };
window.HTMLDialogElement.prototype.close = function () { this.open = false; this.dispatchEvent(new window.Event("close")); };
const { Requests, claims } = await import("../../screens/evening/static/seated/requests.js");
const { mount } = await import("../../screens/components/table/table.js");

/** @type {[string, unknown][]} */ let sent;
let requests;

beforeEach(() => {
  sent = [];
  requests = new Requests((event, value) => { sent.push([event, value]); });
  main.replaceChildren(requests.node);
});

const words = () => [...document.querySelectorAll("button")].map((one) => one.textContent);

test("nothing is there where nothing is asked", () => {
  requests.show(null);
  assert.equal(requests.node.childElementCount, 0);
});

test("whoever is to answer has a yes and a no, in the words of what is asked", () => {
  requests.show({ says: "Anna takes every trick.", to: 7, rest: true, cards: [], size: [3, 5] });
  assert.equal(requests.node.querySelector("p").textContent, "Anna takes every trick.");
  assert.deepEqual(words(), ["agree", "plays_on"]);
  document.querySelectorAll("button").forEach((one) => one.click());
  assert.deepEqual(sent, [["agree", { to: 7, on: true }], ["agree", { to: 7, on: false }]]);
  requests.show({ says: "Anna would like to take a move back.", to: 8, rest: false, cards: [], size: [3, 5] });
  assert.deepEqual(words(), ["agree", "stays"]);
});

test("whoever has answered, or is not asked, only reads it", () => {
  requests.show({ says: "You have agreed.", to: null, rest: true, cards: [], size: [3, 5] });
  assert.equal(words().length, 0);
});

test("the hand that was laid open lies beside the question, card by card", () => {
  requests.show({ says: "Anna takes every trick.", to: 7, rest: true, cards: [{ src: "/a.webp", label: "King of cups" }, { src: "/b.webp", label: "Ten of cups" }], size: [3, 5] });
  assert.deepEqual([...requests.node.querySelectorAll(".laid-open li")].map((one) => [one.querySelector("img").getAttribute("src"), one.querySelector(".called").textContent]), [["/a.webp", "King of cups"], ["/b.webp", "Ten of cups"]]);
});

test("as long as somebody is asked, the page knows it", () => {
  requests.show({ says: "Anna takes every trick.", to: 7, rest: true, cards: [], size: [3, 5] });
  assert.ok(document.body.hasAttribute("data-asked"));
  requests.show(null);
  assert.ok(!document.body.hasAttribute("data-asked"));
});

test("news that tell the same leave the buttons where they are", () => {
  requests.show({ says: "Anna takes every trick.", to: 7, rest: true, cards: [], size: [3, 5] });
  const [yes] = document.querySelectorAll("button");
  requests.show({ says: "Anna takes every trick.", to: 7, rest: true, cards: [], size: [3, 5] });
  assert.equal(document.querySelector("button"), yes);
});

test("that the rest is one's own is sent once it was asked once more, and one may think better of it", async () => {
  const box = document.createElement("div"), can = { ...at().can, claim: true };
  main.append(box);
  const leave = mount(box, at({ can }), { sheets: [], leave: () => {}, pick: () => {}, sure: claims });
  const press = () => box.querySelector("[data-event=claim]").click();
  press();
  assert.deepEqual([main.querySelector("dialog p").textContent, asked.length], ["claim_sure", 0]);
  main.querySelector("dialog .quiet").click();
  assert.deepEqual([main.querySelector("dialog"), asked.length], [null, 0]);
  press();
  main.querySelector("dialog .main").click();
  assert.deepEqual(asked.map(({ event, value, seen }) => [event, value, seen]), [["claim", null, "1"]]);
  answers.at(-1)({ panel: at({ at: 2, qid: "2" }) });
  await null;
  leave();
});
