import assert from "node:assert/strict";
import { test } from "node:test";

import "./page.js";
import { tellMark } from "../../screens/components/told/telling.js";
import { given, hand, panelOf } from "./table.js";

test("what a card comes to is laid over its foot, said with its name, and goes again without the card being made anew", () => {
  const worth = { text: "+12", said: "+12 points, give or take 5", at: [10, 50, 90], best: true };
  const rows = (more) => [{ ...hand("K", "Q"), cards: [{ src: "K.png", label: "King", ...more }, { src: "Q.png", label: "Queen" }] }];
  const { panel } = panelOf(given({ rows: rows({}) }));
  const [king] = panel.cards;
  panel.update(given({ rows: rows({ worth }) }));
  assert.equal(panel.cards[0], king);
  assert.equal(king.querySelector(".worth .points").textContent, "+12");
  assert.equal(king.querySelector(".worth").style.getPropertyValue("--wide"), "80%");
  assert.equal(panel.names.get(king), "King, +12 points, give or take 5");
  assert.equal(panel.cards[1].querySelector(".worth"), null);
  panel.update(given({ rows: rows({}) }));
  assert.equal(panel.cards[0], king);
  assert.equal(king.querySelector(".worth"), null);
});

test("a sentence of a mark that leads elsewhere is a button, and says where to", () => {
  const went = [];
  const node = document.createElement("div");
  const mark = { tone: "told", glyph: "→", title: "Twice.", says: [], rule: "", source: [], ways: [["Trick 3: a King.", 3], ["Trick 9: an ace.", 9]] };
  tellMark(node, { mark, words: given().words }, (to) => went.push(to));
  const buttons = [...node.querySelectorAll("button.way")];
  assert.deepEqual(buttons.map((one) => one.textContent), ["Trick 3: a King.", "Trick 9: an ace."]);
  buttons[1].click();
  assert.deepEqual(went, [9]);
});

test("what everybody did is folded under its title, and stays unfolded where it was, whatever is told next", () => {
  const node = document.createElement("div");
  const mark = (...says) => ({ tone: "told", glyph: "→", title: "Good.", says: ["Yes."], rule: "", source: [], did: { title: "Who did what", says, source: [] } });
  const shown = (...says) => { tellMark(node, { mark: mark(...says), words: given().words }); return node.querySelector("details.did"); };
  const first = shown("Right: a King.", "Left: an ace.");
  assert.equal(first.open, false, "as on a telephone");
  assert.deepEqual([...first.querySelectorAll("summary, p")].map((one) => one.textContent), ["Who did what", "Right: a King.", "Left: an ace."]);
  first.open = true;
  assert.equal(shown("Partner: a trump.").open, true);
});
