// The name of the card that is looked at: at this very card, and at none that nobody looks at.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, painted } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { Choosing } from "../../screens/components/table/choosing.js";
import { toFirst } from "../../screens/components/table/focusing.js";
import { dress } from "../../screens/components/told/telling.js";
import { given, hand, panelOf } from "./table.js";

Object.assign(globalThis, { ShadowRoot: window.ShadowRoot, Document: window.Document, KeyboardEvent: window.KeyboardEvent });

function looking(its = {}) {
  const { panel } = panelOf(given({ rows: [hand("16", "15")], ...its }));
  const [body, button] = [el("div", { class: "body" }, panel.prompt, panel.cloth), el("button")];
  page(body, button);
  return { panel, body, button, caption: panel.cloth.querySelector(".caption") };
}

test("as long as nobody has pressed or touched anything no card bears a name, though the first one has the keyboard", async (t) => {
  const { panel, body, caption } = looking();
  window.navigator.userActivation = { hasBeenActive: false };
  t.after(() => { delete window.navigator.userActivation; });
  toFirst({ panel, body, bar: { at: () => null } }, panel.data, true);
  await painted();
  assert.equal(panel.cards[0].getRootNode().activeElement, panel.cards[0]);
  assert.equal(caption.textContent, "");
  window.navigator.userActivation.hasBeenActive = true;
  panel.cards[1].focus();
  assert.equal(caption.textContent, "15");
});

test("a card that comes to lie where the finger was last is not looked at", (t) => {
  const { panel, caption } = looking(), had = globalThis.matchMedia;
  t.after(() => { globalThis.matchMedia = had; });
  globalThis.matchMedia = (asked) => ({ matches: asked === "(hover: none)" });
  panel.cards[0].onmouseenter();
  assert.equal(caption.textContent, "");
  globalThis.matchMedia = () => ({ matches: false });
  panel.cards[0].onmouseenter();
  assert.equal(caption.textContent, "16", "a mouse says which card it is at");
});

test("who goes on to a button leaves no name behind at a card", () => {
  const { panel, button, caption } = looking();
  panel.cards[1].focus();
  assert.equal(caption.textContent, "15");
  button.focus();
  assert.equal(caption.textContent, "");
});

test("a name goes with its card where the solution puts the cards in order", async () => {
  const asked = given({ mode: "order", at_least: 2, at_most: 2, rows: [hand("16", "15")] });
  const { panel } = panelOf(asked);
  page(panel.cloth);
  const caption = panel.cloth.querySelector(".caption");
  const here = (node, its) => Object.defineProperties(node, Object.fromEntries(Object.entries(its).map(([name, get]) => [name, { get, configurable: true }])));
  panel.cards.forEach((card, at) => {
    here(card, { offsetLeft: () => (card.style.order ? 100 - 100 * at : 100 * at), offsetTop: () => 0, offsetWidth: () => 90, offsetHeight: () => 180 });
    card.animate = () => {};
  });
  here(panel.cloth.querySelector(".row"), { clientWidth: () => 200 });
  here(caption, { offsetWidth: () => 80, offsetHeight: () => 20 });
  panel.cards[0].onmouseenter();
  await painted();
  assert.deepEqual([caption.textContent, caption.style.left], ["16", "5px"]);
  const shown = { ...asked, can: { ...asked.can, answer: false }, answer: [1, 0] };
  panel.update(shown);
  dress(panel, shown, new Choosing(shown), new Set());
  panel.move();
  assert.deepEqual([caption.textContent, caption.style.left], ["16", "105px"]);
});
