// What the table says of a move: as long as it waits, when it has come home, and when the same is told once more.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";
import { given, hand, seated } from "./table.js";

globalThis.ShadowRoot = window.ShadowRoot;
globalThis.Document = window.Document;
window.Element.prototype.scrollIntoView = () => {};
const kept = new Map();
Object.defineProperty(window, "sessionStorage", { value: { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text), removeItem: (name) => kept.delete(name) } });
const asked = [];
const answers = [];
globalThis.fetch = (address, about = {}) => {
  asked.push(JSON.parse(about.body));
  return new Promise((done) => { answers.push((told) => { done({ status: 200, json: async () => told }); }); });
};
const { mount } = await import("../../screens/components/table/table.js");

const HOST = { sheets: [], leave: () => {}, pick: () => {} };
const told = (at, more = {}) => given({ place: "room/fiume", who: "me", at, qid: "1.1.open", mode: "one", rows: [hand("Sun", "Moon")], ...more });
const sent = (at) => told(at, { note: "Sent.", answer: 1 });
const open = [];

function arrive(panel) {
  const root = page(document.createElement("div")).firstElementChild;
  open.push(mount(root, panel, HOST));
  const find = (name) => root.querySelector(name);
  const pick = (place) => root.querySelectorAll("button.card")[place].click();
  const send = () => find("[data-event=answer]").click();
  return { find, pick, send, note: () => find(".note").textContent, news: (panel_) => mount(root, panel_, HOST), busy: () => find(".table").hasAttribute("aria-busy") };
}

async function reply(panel) { answers.shift()({ panel }); await new Promise((done) => { setImmediate(done); }); }

beforeEach(() => {
  while (open.length) open.pop()();
  kept.clear();
  asked.length = answers.length = 0;
});

test("an answer that was taken stays so when the same news come once more", async () => {
  const table = arrive(told(1));
  table.pick(1);
  table.send();
  await reply(sent(2));
  assert.equal(table.note(), "Sent.");
  table.news(sent(3));
  assert.equal(table.note(), "Sent.");
});

test("news that are there before the reply, and know of the answer, leave nothing waiting", async () => {
  const table = arrive(told(1));
  table.pick(1);
  table.send();
  table.news(sent(3));
  assert.equal(table.busy(), true, "the reply is still to come");
  await reply(sent(2));
  assert.deepEqual([table.note(), table.busy()], ["Sent.", false]);
});

test("what was read before the answer, and comes after it, takes nothing back", async () => {
  const table = arrive(told(1));
  table.pick(1);
  table.send();
  await reply(sent(3));
  table.news(told(2));
  assert.equal(table.note(), "Sent.");
});

test("news between a tap on a card and Send leave card and button where the finger is", async () => {
  const table = arrive(told(1));
  table.pick(1);
  const [send, card] = [table.find("[data-event=answer]"), table.find("[aria-pressed=true]")];
  for (const at of [2, 3, 4]) table.news(told(at, { round: at }));
  assert.deepEqual([table.find("[data-event=answer]"), table.find("[aria-pressed=true]")], [send, card]);
  send.click();
  assert.deepEqual(asked.map(({ event, value }) => [event, value]), [["answer", 1]]);
  await reply(sent(5));
});

test("what is answered with is in sight however many cards lie there: words instead of them beside them, a number beside Check", () => {
  const kinds = [{ mode: "one", choices: [{ label: "none" }] }, { mode: "number", rows: [{ ...hand("Sun", "Moon"), pick: false }] }];
  for (const [at, kind] of kinds.entries()) {
    const { find, news } = arrive(told(1, kind));
    assert.equal(find(".cloth .answers"), null);
    assert.equal(Boolean(find(".actions .number")), kind.mode === "number");
    const order = [...find(".table").querySelectorAll(".answers, .cloth, [data-event=answer]")].map((one) => one.dataset.event ?? one.className);
    assert.deepEqual(order, at ? ["cloth", "answers", "answer"] : ["answers", "cloth", "answer"]);
    news(told(2, { ...kind, can: { ...told(1).can, answer: false } }));
    assert.equal(find(".answers").childElementCount, 1, "what one has answered is still to be seen when no more is asked");
  }
});

test("where nothing lies on the table there is no cloth: one reads, and answers below; who sits where is told on a small one", () => {
  for (const its of [{ mode: "choice", choices: [{ label: "yes" }] }, { mode: "number" }]) {
    const { find } = arrive(told(1, { ...its, rows: [] }));
    assert.equal(find(".cloth"), null, its.mode);
    assert.ok(find(".body").classList.contains("unlaid"));
    assert.ok(find(".choice, .actions .number"));
  }
  const turns = { mode: "choice", choices: [{ label: "you" }], rows: [], table: seated(4) };
  assert.ok(arrive(told(1, turns)).find(".body").hasAttribute("data-empty"));
  assert.ok(!arrive(told(1, { ...turns, rows: [{ ...hand("Sun"), seat: 0 }] })).find(".body").hasAttribute("data-empty"));
});

test("who only looks on has the answers with the cards", () => {
  const { find } = arrive(told(1, { place: "", mode: "one", choices: [{ label: "none" }] }));
  assert.ok(find(".cloth > .answers"));
});

test("who has only words to choose sees the cards first; words that may be taken instead of cards come before them", () => {
  const mine = { ...hand("Sun", "Moon"), seat: 0 };
  const at = { place: "practice/french4", who: "me", game: true, table: seated(4), choices: [{ label: "pass" }, { label: "guard" }] };
  const order = (find) => [...find(".body").children].flatMap((one) => ["cloth", "answers"].filter((name) => one.classList.contains(name)));
  const bids = arrive(given({ ...at, at: 1, qid: "bid", mode: "choice", rows: [{ ...mine, pick: false }] }));
  assert.deepEqual(order(bids.find), ["cloth", "answers"]);
  bids.news(given({ ...at, at: 2, qid: "play", mode: "one", rows: [mine] }));
  assert.deepEqual(order(bids.find), ["answers", "cloth"]);
});

test("beside cards five words and more to choose from are told apart from fewer, so that a tablet has room for all of them", () => {
  const mine = { ...hand("Sun", "Moon"), seat: 0, pick: false };
  const bids = (at, many) => given({ place: "practice/french4", who: "me", table: seated(4), mode: "choice", rows: [mine], at, qid: `bid ${at}`, choices: Array.from({ length: many }, (_, n) => `${n}`) });
  const { find, news } = arrive(bids(1, 4));
  const flags = () => ["data-with-words", "data-worded", "data-two-by-two"].map((one) => find(".body").hasAttribute(one));
  assert.deepEqual(flags(), [true, true, false]);
  news(bids(2, 6));
  assert.deepEqual(flags(), [true, true, true]);
  news({ ...bids(3, 6), choices: bids(3, 6).choices.map((one) => `${one}, with as many words as a bid has in French`) });
  assert.deepEqual(flags(), [true, true, false], "long ones have a line each");
  news({ ...bids(4, 0), mode: "one", rows: [{ ...mine, pick: true }] });
  assert.deepEqual(flags(), [false, false, false]);
});

test("a server whose clock has been set back is heard; what only comes late is not", () => {
  const NOW = 1_790_000_000_000_000, YEAR = 31_536_000_000_000;
  const { note, news } = arrive(told(NOW, { note: "now" }));
  news(told(NOW - 2_000_000, { note: "overtaken" }));
  assert.equal(note(), "now");
  news(told(NOW - YEAR, { qid: "2.1.open", note: "begun again" }));
  assert.equal(note(), "begun again");
});

test("the button by which six cards go counts those that are chosen, from the beginning", () => {
  const six = hand(...Array.from({ length: 8 }, (_, at) => `card ${at}`));
  const table = arrive(told(1, { mode: "many", at_least: 6, at_most: 6, rows: [six], advised: [0, 1] }));
  const counted = () => table.find("[data-event=answer]").dataset.counted;
  assert.equal(counted(), "0 / 6", "advised is not chosen");
  for (const place of [0, 3, 5, 7]) table.pick(place);
  assert.equal(counted(), "4 / 6");
  table.pick(3);
  assert.equal(counted(), "3 / 6");
  table.news(told(2, { qid: "1.2.open" }));
  assert.equal(counted(), "", "of one card nothing is counted");
});
