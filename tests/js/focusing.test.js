// Where the keyboard is when another question lies there: given when it is painted, and there for a key that is faster.

import assert from "node:assert/strict";
import { test } from "node:test";

import { focused, page, painted } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { staying, toFirst, withoutFocus } from "../../screens/components/table/focusing.js";
import { given, hand, panelOf } from "./table.js";

Object.assign(globalThis, { ShadowRoot: window.ShadowRoot, Document: window.Document, KeyboardEvent: window.KeyboardEvent });

function question() {
  const { panel } = panelOf(given({ rows: [hand("16", "15")] }));
  const [body, other] = [el("div", { class: "body" }, panel.prompt, panel.cloth), el("button")];
  page(body, other);
  const laid = { panel, body, bar: { at: () => null } };
  return { panel, body, other, first: () => toFirst(laid, panel.data, true), arrive: () => toFirst(laid, panel.data, false) };
}

test("the first card has the keyboard when it is painted, and says its name to whoever has a keyboard", async () => {
  const { panel, first } = question();
  first();
  assert.equal(focused(), document.body, "nothing has to be laid out before it is painted");
  assert.equal(panel.cloth.querySelector(".caption").textContent, "", "never before the focus is there");
  await painted();
  assert.equal(focused(), panel.cards[0]);
  assert.equal(panel.cloth.querySelector(".caption").textContent, "16");
});

test("a key that is faster than the picture is for the card that will have it", () => {
  const { panel, body, first } = question();
  const heard = [];
  body.onkeydown = (event) => { heard.push([event.key, event.target]); event.preventDefault(); };
  first();
  const key = new window.KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
  document.body.dispatchEvent(key);
  assert.deepEqual(heard, [["ArrowRight", panel.cards[0]]]);
  assert.ok(key.defaultPrevented);
  assert.equal(focused(), panel.cards[0]);
});

test("who came by a link that goes with its page has the keyboard at the first key", () => {
  const { panel, body, arrive } = question();
  const other = el("a", { href: "#" });
  page(body, other);
  const heard = [];
  body.onkeydown = (event) => { heard.push([event.key, event.target]); event.preventDefault(); };
  other.focus();
  arrive();
  const key = (name) => new window.KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  other.dispatchEvent(key("1"));
  assert.deepEqual(heard, [], "as long as the link is there, its keys are its own");
  other.remove();
  document.body.dispatchEvent(key("1"));
  assert.deepEqual(heard, [["1", panel.cards[0]]]);
  assert.equal(focused(), panel.cards[0]);
});

test("who has gone to another card meanwhile stays there", async () => {
  const { panel, first } = question();
  first();
  panel.cards[1].focus();
  await painted();
  assert.equal(focused(), panel.cards[1]);
});

test("of two questions that follow each other before anything is painted the later one has the keyboard", async () => {
  const { panel, body, other } = question();
  body.append(other);
  toFirst({ panel, body, bar: { at: () => other } }, { ...panel.data, mode: "none" }, true);
  toFirst({ panel, body, bar: { at: () => null } }, panel.data, true);
  await painted();
  assert.equal(focused(), panel.cards[0]);
});

test("a card that is another one before the keyboard was there leaves it to the one that lies there now", async () => {
  const { panel, body, first } = question();
  first();
  const [gone, now] = [panel.cards[0], panel.cards[1]];
  const laid = { panel: { ...panel, cards: [now] }, body, bar: { at: () => null } };
  staying({ box: body, data: panel.data, laid }, () => gone.remove());
  await painted();
  assert.equal(focused(), now);
});

test("who writes something beside the table keeps the keyboard when the others go on", async () => {
  const { panel, body, first } = question();
  const name = el("input");
  page(body, name);
  name.focus();
  first();
  await painted();
  assert.equal(focused(), name);
  name.remove();
  first();
  await painted();
  assert.equal(focused(), panel.cards[0]);
});

test("what had the keyboard and is still there has it again, where nothing else was to get it", async () => {
  const { body, panel } = question();
  panel.cards[1].focus();
  let between = null;
  withoutFocus(body, () => { between = focused(); });
  assert.equal(between, document.body, "while the table changes nothing has it");
  await painted();
  assert.equal(focused(), panel.cards[1]);
});

test("a button that goes when it is pressed leaves the keyboard where one goes on: at the card where it was, or at the way on", async () => {
  const { panel, body } = question();
  panel.rove(panel.cards[1]);
  const pressed = (data, next = null) => {
    const coach = el("button");
    body.append(coach);
    coach.focus();
    staying({ box: body, data, laid: { panel, body, bar: { at: () => next } } }, () => coach.remove());
  };
  pressed(panel.data);
  await painted();
  assert.equal(focused(), panel.cards[1]);
  const next = el("button");
  body.append(next);
  pressed({ ...panel.data, mode: "none" }, next);
  await painted();
  assert.equal(focused(), next);
});

test("another question begins at its first card, wherever the keyboard was among the cards before", async () => {
  const { panel, body } = question();
  panel.rove(panel.cards[1]);
  toFirst({ panel, body, bar: { at: () => null } }, panel.data, true);
  await painted();
  assert.equal(focused(), panel.cards[0]);
});

test("on a telephone another question begins with what is asked, though the first thing to press lies below", async () => {
  const { panel, body } = question();
  const seen = [];
  body.append(el("div", { class: "actions" }));
  for (const [name, node] of Object.entries({ prompt: panel.prompt, card: panel.cards[0] })) {
    node.scrollIntoView = () => seen.push(name);
    const focus = node.focus.bind(node);
    node.focus = (/** @type {FocusOptions} */ its) => { if (!its?.preventScroll) seen.push(`focus on ${name}`); focus(its); };
  }
  toFirst({ panel, body, bar: { at: () => null } }, panel.data, true);
  await painted();
  assert.deepEqual(seen, ["prompt"]);
  assert.equal(focused(), panel.cards[0]);
});

test("a button that stays keeps the keyboard", async () => {
  const { panel, body } = question();
  const stays = el("button");
  body.append(stays);
  stays.focus();
  staying({ box: body, data: panel.data, laid: { panel, body, bar: { at: () => null } } }, () => {});
  await painted();
  assert.equal(focused(), stays);
});

test("who comes back with a finger finds no ring around a card that was not chosen", () => {
  const had = globalThis.matchMedia;
  for (const coarse of [true, false]) {
    globalThis.matchMedia = () => ({ matches: coarse });
    const { panel, arrive } = question();
    arrive();
    assert.equal(focused(), coarse ? document.body : panel.cards[0]);
  }
  globalThis.matchMedia = had;
});
