// A round on telephones: what the desk offers, how tables stand there and on the wall, the way to one's own chair.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, texts } from "./page.js";

const say = (key, facts = {}) => [key, ...Object.values(facts)].join(" ");
document.body.dataset.given = JSON.stringify({ lang: "en", words: {}, rooms: [], earlier: [] });
page(Object.assign(document.createElement("main"), { id: "page" }));
const { boards, order } = await import("../../screens/evening/static/wall/boards.js");
const { below, seating } = await import("../../screens/evening/static/desk/seating.js");
const { begins } = await import("../../screens/evening/static/desk/round.js");
const { atTable, matches } = await import("../../screens/evening/static/telephone/at_table.js");
const { Tournament } = await import("../../screens/evening/static/seated/tournament.js");
const { chairs } = await import("../../screens/evening/static/seated/chairs.js");

const TABLE = { number: 1, names: ["Anna & Bea", "Carlo & Dino"], points: [0, 0], played: 0, says: "deal 1 of 2", through: false };
const SEATS = { round: 1, hands: 2, tables: [TABLE], standings: [], pairs: [], alone: [], rests: [], open: true, way: "telephones", movement: "swiss", telephones: true };

/** @param {object} seats */
function pressed(seats) {
  const presses = [], node = page(...begins(/** @type {any} */ ({ ...SEATS, ...seats }), (...press) => presses.push(press)));
  return { node, presses };
}

test("before the first round there are both ways, and who meets whom is chosen once", () => {
  const { node, presses } = pressed({ round: 0, open: false, way: "", movement: "" });
  assert.deepEqual([...node.querySelectorAll("[data-hands], [data-deals]")].map(({ dataset }) => dataset.hands ?? `deals ${dataset.deals}`), ["4", "3", "2", "1", "deals 2", "deals 4"]);
  assert.equal(node.querySelectorAll(".main").length, 1, "with real cards, as ever, is the largest");
  node.querySelector("[data-hands='4']").click();
  const select = node.querySelector("select");
  select.value = "robin";
  select.dispatchEvent(new window.Event("change"));
  node.querySelector("[data-deals='2']").click();
  assert.deepEqual(presses, [["seat", { hands: 4, movement: "swiss" }], ["seat", { deals: 2, movement: "robin" }]]);
});

test("later rounds are played in the way in which the tournament began", () => {
  const on = pressed({ open: false });
  assert.equal(on.node.querySelectorAll("[data-hands], select").length, 0);
  on.node.querySelector("[data-deals='4']").click();
  assert.deepEqual(on.presses, [["seat", { deals: 4 }]]);
  const cards = pressed({ open: false, way: "cards" });
  assert.equal(cards.node.querySelectorAll("[data-deals], select").length, 0);
});

test("below a round that is over a press says that it begins the next one, in either way", () => {
  for (const way of ["telephones", "cards"]) {
    const buttons = [...pressed({ open: false, way }).node.querySelectorAll("[data-hands], [data-deals]")];
    assert.ok(buttons.length > 1);
    assert.ok(buttons.every((one) => one.textContent.startsWith("round_begin")), way);
  }
  assert.ok([...pressed({ round: 0, open: false, way: "" }).node.querySelectorAll("[data-hands], [data-deals]")].every((one) => !one.textContent.startsWith("round_begin")));
});

test("the standings come back to the wall by a press only where a table is there; one that is waited for is not shown after all", () => {
  const of = (more) => page(...seating(/** @type {any} */ ({ ...SEATS, tables: [{ ...TABLE, seat: "sole-luna", ...more }] }), "room", () => {})).querySelector(".board button").textContent;
  assert.deepEqual([of({}), of({ shown: true }), of({ shown: true, held: true })], ["table_show", "table_hide", "table_unwait"]);
});

test("pairs that stand alike bear the same place, and none before anything counts", () => {
  const pair = (name, place) => ({ name, wins: "0", margin: "0", played: 0, place });
  const places = (...all) => texts(order(all, say, 4).querySelectorAll("tbody td:first-child"));
  assert.deepEqual(places(pair("A", 1), pair("B", 1), pair("C", 3)), ["1", "1", "3"]);
  assert.deepEqual(places(pair("A", 0), pair("B", 0)), ["", ""]);
});

test("with too few tables it is said why there is nothing to press", () => {
  const { node } = pressed({ round: 0, open: false, way: "", telephones: false });
  assert.equal(node.querySelectorAll("[data-deals]").length, 0);
  assert.match(node.querySelector(".on-phones").textContent, /phones_few/);
});

test("a round is ended only when that is said twice", () => {
  window.HTMLDialogElement.prototype.showModal ??= () => {};
  window.HTMLDialogElement.prototype.close ??= function close() { this.dispatchEvent(new window.Event("close")); };
  const { node, presses } = pressed({ round: 3 });
  node.querySelector("[data-event='round-over']").click();
  assert.deepEqual(presses, []);
});

test("the desk says who is waited for and for how long, and leads to the table; the wall does neither", () => {
  const table = { ...TABLE, seat: "sole-luna", waits: "Dino", idle: 200, away: "The program plays for Anna" };
  const desk = boards(/** @type {any} */ ({ ...SEATS, tables: [table] }), say, below);
  assert.deepEqual(texts(desk.querySelectorAll(".waits")), ["table_waits_min", "The program plays for Anna"]);
  assert.equal(desk.querySelector("a").getAttribute("href"), "/s/table?room=sole-luna");
  assert.equal(desk.querySelector("[data-long]") !== null, true);
  const wall = boards(/** @type {any} */ (SEATS), say);
  assert.deepEqual([wall.querySelectorAll("a, .waits, strong").length, texts(wall.querySelectorAll(".hands"))], [0, ["deal 1 of 2"]]);
});

test("when a round is over its figures stand there, and the standings have theirs", () => {
  const wall = boards(/** @type {any} */ ({ ...SEATS, tables: [{ ...TABLE, says: "over", through: true, figures: ["+12.5", "−12.5"] }] }), say);
  assert.deepEqual(texts(wall.querySelectorAll("strong")), ["+12.5", "−12.5"]);
  const table = order([{ name: "Anna & Bea", wins: "1", margin: "+25", played: 1, against: "+12.5", deals: 2, place: 1 }], say, 4);
  assert.deepEqual(texts(table.querySelectorAll("thead th")), ["", "stand_pair", "stand_against", "stand_deals"]);
  assert.deepEqual(texts(table.querySelectorAll("tbody tr > *")), ["1", "Anna & Bea", "+12.5", "2"]);
});

test("from the telephone one press leads to the own chair, and nothing is typed", () => {
  const seat = { table: 3, partner: "Anna", against: "Bea & Carlo", match: "", result: "", soon: false, seat: "sole-luna", through: false };
  const of = (more) => page(...atTable(/** @type {any} */ ({ stage: "tables", me: { src: "", card: "" }, seat: { ...seat, ...more } }), "room"));
  const [link] = of({}).querySelectorAll("a");
  assert.deepEqual([link.getAttribute("href"), link.className, link.textContent], ["/s/table?room=sole-luna", "main", "sit"]);
  assert.deepEqual(matches(/** @type {any} */ ({ stage: "tables", seat })), []);
  assert.equal(of({ through: true }).querySelector("a").className, "quiet");
  assert.match(of({ through: true }).textContent, /table_through/);
  const over = of({ through: true, result: "+12.5 against the average" });
  assert.match(over.textContent, /\+12\.5/);
  assert.doesNotMatch(over.textContent, /table_through/);
});

test("at the table the way back is told, and while cards are played only what calls", () => {
  const its = new Tournament(), evening = { room: "sole", says: ["Round 1, table 3"], over: false, leads: false, kept: null, next: "" };
  its.show(null, false);
  assert.equal(its.node.hidden, true);
  its.show(evening, true);
  assert.equal(its.node.hasAttribute("data-quiet"), true);
  its.show({ ...evening, over: true, says: [...evening.says, "next"], next: "faro-onda" }, true);
  assert.equal(its.node.hasAttribute("data-quiet"), false);
  assert.deepEqual([...its.node.querySelectorAll("a")].map((one) => [one.getAttribute("href"), one.className]), [["/s/table?room=faro-onda", "main"], ["/s?room=sole", "quiet"]]);
});

test("at a teaching table the deal still lies when the evening goes on with something else: the way back is told all the same", () => {
  const its = new Tournament(), plan = { room: "sole", says: [], over: false, leads: false, kept: null, next: "" };
  its.show(plan, true);
  assert.equal(its.node.hasAttribute("data-quiet"), true);
  its.show({ ...plan, says: ["The evening goes on with something else."], over: true }, true);
  assert.equal(its.node.hasAttribute("data-quiet"), false);
});

test("at a table that everybody has left the cards are dealt by whoever leads, and by no other who looks on", () => {
  const evening = { room: "sole", says: [], over: false, leads: true, lets_on: false, kept: null, next: "" };
  const sitters = [0, 1, 2, 3].map((number) => ({ number, sort: "away", name: `P${number}`, mine: false, sits: false, shuts: false, shut: false, waited: false }));
  const sent = [];
  const of = (more) => page(...chairs(/** @type {any} */ ({ begun: false, mine: null, code: "sole-luna", opens: true, chairs: sitters, evening: { ...evening, ...more } }), (event) => sent.push(event)));
  assert.equal(of({}).querySelectorAll("button.main").length, 0);
  of({ lets_on: true }).querySelector("button.main").click();
  assert.deepEqual(sent, ["again"]);
});
