// Who leads an evening in this browser puts the deal on the table to the room.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";
import { given, hand } from "./table.js";

globalThis.ShadowRoot = window.ShadowRoot;
globalThis.Document = window.Document;
window.Element.prototype.scrollIntoView = () => {};
const asked = [];
const answers = [];
globalThis.fetch = (address, { body } = {}) => {
  asked.push([address, body ? JSON.parse(body) : null]);
  return new Promise((done) => { answers.push((told) => { done({ status: 200, json: async () => told }); }); });
};
const { mount } = await import("../../screens/components/table/table.js");

const HOST = { sheets: [], leave: () => {}, pick: () => {} };
const NAME = "ottocento/laid-legal-plays-3f-0a1c";
const words = { ...given().words, ask_room: "Ask {room}", ask_room_done: "Asked.", ask_room_again: "Once more.", ask_room_open: "One is open.", ask_room_leave: "Leave it", ask_room_instead: "This one instead" };
const told = (at, more = {}) => given({ place: "practice/whole", who: "me", at, qid: `${at}`, mode: "one", rows: [hand("Sun", "Moon")], words, laid: NAME, ...more });
const open = [];
const leads = (room) => Object.assign(globalThis, { localStorage: { getItem: () => room } });

function arrive(panel) {
  const root = page(document.createElement("div")).firstElementChild;
  open.push(mount(root, panel, HOST));
  return { root, find: (name) => root.querySelector(name), news: (panel_) => mount(root, panel_, HOST) };
}

async function answer(reply) { answers.shift()(reply); await new Promise((done) => { setImmediate(done); }); }

beforeEach(() => {
  while (open.length) open.pop()();
  asked.length = answers.length = 0;
});

test("who leads nothing is asked for nothing, and no other table has the button", () => {
  leads(null);
  assert.equal(arrive(told(1)).find(".ask-room").hidden, true);
  leads("pasta");
  assert.equal(arrive(told(1, { laid: undefined })).find(".ask-room"), null);
  assert.equal(asked.length, 0);
});

test("the deal as it stands now is put to the room, at the moment the room is at", async () => {
  leads("pasta");
  const table = arrive(told(1));
  assert.equal(asked[0][0], "/api/place/desk/new");
  await answer({ panel: { rooms: ["pasta"] } });
  const button = table.find(".ask-room button");
  assert.equal(button.textContent, "Ask pasta");
  table.news(told(2, { laid: `${NAME}2b` }));
  assert.equal(table.find(".ask-room button"), button, "it stays where it is");
  button.click();
  await answer({ panel: { qid: "0.1.lobby" } });
  const { place, event, value, seen } = asked[2][1];
  assert.deepEqual({ place, event, value, seen }, { place: "desk/pasta", event: "ask", value: { laid: `${NAME}2b` }, seen: "0.1.lobby" });
  await answer({ ack: "x", panel: { qid: "1.1.open" } });
  assert.equal(table.find(".asked-room").textContent, "Asked.");
  table.news(told(3, { laid: "" }));
  assert.equal(table.find(".asked-room").textContent, "", "it was said of the trick before");
});

test("why it cannot be asked is said below the button", async () => {
  leads("pasta");
  const table = arrive(told(1, { laid: "" }));
  await answer({ panel: { rooms: ["pasta"] } });
  table.find(".ask-room button").click();
  await answer({ panel: { qid: "0.1.lobby" } });
  assert.deepEqual(asked[2][1].value, { laid: "" });
  await answer({ refused: "in-words", why: "It is not your turn." });
  assert.equal(table.find(".asked-room").textContent, "It is not your turn.");
});

for (const [pressed, asks] of [["ask_room_instead", true], ["ask_room_leave", false]]) {
  test(`a question that is open in the room goes only when that is said: ${pressed}`, async () => {
    leads("pasta");
    const table = arrive(told(1));
    await answer({ panel: { rooms: ["pasta"] } });
    table.find(".ask-room button").click();
    await answer({ panel: { qid: "3.1.open", can: ["close", "reveal"] } });
    assert.equal(table.find(".asked-room").textContent, "One is open.");
    assert.equal(asked.length, 2, "nothing is put to the room yet");
    table.find(`[data-sure=${pressed}]`).click();
    if (asks) await answer({ panel: { qid: "3.1.closed", can: ["reveal"] } });
    assert.equal(asked.at(-1)[1]?.seen, asks ? "3.1.closed" : undefined);
    assert.equal(table.find("[data-sure]"), null);
  });
}
