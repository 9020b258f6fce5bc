// A season's page: what there is nothing of yet is not offered, and what is gone for good is not the bright button.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, texts } from "./page.js";

const main = document.createElement("main");
main.id = "page";
document.body.dataset.given = JSON.stringify({ lang: "en", words: {}, rooms: [], earlier: [], season: false, here: true });
document.body.append(main);
window.HTMLDialogElement.prototype.showModal = function () { this.open = true; };
window.HTMLDialogElement.prototype.close = function () { this.open = false; this.dispatchEvent(new window.Event("close")); };

const panel = { place: "season/new", qid: "q1", at: 1, who: "ida", stage: "new", begun: "", led: 0 };
globalThis.fetch = async () => ({ ok: true, status: 200, json: async () => panel });
globalThis.EventSource = class { close() {} };
const { Season } = await import("../../screens/evening/static/season/season.js");
const { members } = await import("../../screens/evening/static/season/season_members.js");

const EMPTY = {
  stage: "all", code: "a-b", number: 1, name: "Autumn", on: true, last: true, seasons: [{ number: 1, name: "Autumn" }], days: [], evenings: [],
  members: [], proposals: [], skills: [], mistakes: [], persons: [], pairs: [], persons_compared: [], pairs_compared: [],
};
const ANNA = { key: "a.b", name: "Anna", called: "Anna", there: [0], days: ["28 November"], evenings: 1, right: 0, of: 0, skills: [], mistakes: [], league: null, compared: null, pupils: [] };

function season(told) {
  page(main);
  const its = new Season("new");
  its.line.end();
  its.show({ ...panel, ...told });
  return main;
}
const files = (box) => [...box.querySelectorAll("a[download]")].map((one) => new URL(one.href).searchParams.get("of") ?? "pdf");

test("a season is begun from whatever browser, also before the first evening and from the laptop's own address in the network", () => {
  for (const led of [0, 2]) assert.ok(season({ led }).querySelector("form"));
});

test("a season without evenings says so once, and links to no file in which nothing stands", () => {
  const box = season(EMPTY);
  assert.deepEqual(files(box), []);
  assert.deepEqual(texts(box.querySelectorAll("p")).filter((one) => one === "nothing" || one === "no_evening"), ["no_evening"]);
  assert.deepEqual(files(season({ ...EMPTY, days: ["28 November"], members: [ANNA] })), ["pdf", "attendance", "learnt"]);
  const row = { place: 1, name: "Anna", wins: "1", margin: "+3", by: 3, played: 1 };
  assert.ok(files(season({ ...EMPTY, days: ["28 November"], members: [ANNA], persons: [row] })).includes("league"));
});

test("few dates stand as they are read, many on end", () => {
  const days = ["1", "2", "3", "4"];
  const few = (n) => season({ ...EMPTY, days: days.slice(0, n), members: [ANNA] }).querySelector(".wide").classList.contains("few");
  assert.deepEqual([1, 3, 4].map(few), [true, true, false]);
});

test("where somebody would be deleted for good the bright button is the one that leaves everything", () => {
  const pressed = [];
  page(main);
  const [all] = members([ANNA], (...one) => pressed.push(one));
  main.replaceChildren(all);
  const ask = () => { main.querySelector("[data-event=forget]").click(); return main.querySelector("dialog"); };
  assert.equal(ask().querySelector(".main").textContent, "forget_no");
  main.querySelector("dialog .main").click();
  assert.deepEqual(pressed, []);
  ask().querySelector(".quiet").click();
  assert.deepEqual(pressed, [["forget", { pupil: "a.b" }]]);
});
