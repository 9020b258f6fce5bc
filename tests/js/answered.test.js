// Where the keyboard is when an answer was told.

import assert from "node:assert/strict";
import { test } from "node:test";

import { focused, page, painted } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { staying, toNews } from "../../screens/components/table/focusing.js";
import { given, hand, panelOf } from "./table.js";

Object.assign(globalThis, { ShadowRoot: window.ShadowRoot, Document: window.Document, KeyboardEvent: window.KeyboardEvent });

test("whoever has answered with a button that goes has the keyboard at the way on, not at a card", async () => {
  const { panel } = panelOf(given({ rows: [hand("16", "15")] }));
  const [check, next, feedback] = [el("button"), el("button"), el("div", { class: "feedback" })];
  const body = el("div", { class: "body" }, panel.prompt, panel.cloth, feedback, el("div", { class: "actions" }, check));
  page(body);
  feedback.scrollIntoView = () => {};
  const laid = { panel, body, feedback, hints: el("div"), bar: { at: () => next } };
  const told = { ...panel.data, mark: { ok: true } };
  check.focus();
  staying({ box: body, data: told, laid }, () => {
    check.replaceWith(next);
    toNews(laid, told, panel.data);
  });
  await painted();
  assert.equal(focused(), next);
});
