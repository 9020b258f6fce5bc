// The desk is scrolled up where something begins, and left where it is while one looks around.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./page.js";
import { toTheTop } from "../../screens/evening/static/desk/to_the_top.js";

let scrolls = 0;
globalThis.scrollTo = () => { scrolls += 1; };

// How often the page goes up while the desk is told these, one after the other.
function ups(...panels) {
  scrolls = 0;
  const [first, ...rest] = panels;
  let moment = toTheTop(first, null);
  scrolls = 0;
  for (const panel of rest) moment = toTheTop(panel, moment);
  return scrolls;
}

const at = (stage, id, part) => ({ stage, plan: id ? { id, part } : null });

test("a plan that is begun from far below shows what to say in its first part", () => {
  assert.equal(ups(at("lobby"), at("lobby", "first", 0)), 1);
  assert.equal(ups(at("revealed"), at("revealed", "first", 0)), 1, "with a question on the table");
});

test("a late part, or another plan, shows what to say there", () => {
  assert.equal(ups(at("lobby", "first", 0), at("lobby", "first", 9), at("lobby", "second", 9)), 2);
});

test("a question, a table, the end begin at the top; an answer that is shown, and the same told again, leave the page alone", () => {
  assert.equal(ups(at("lobby"), at("open"), at("tables"), at("ended")), 3);
  assert.equal(ups(at("open", "first", 2), at("closed", "first", 2), at("revealed", "first", 2), at("revealed", "first", 2), at("revealed")), 0);
  assert.equal(ups(at("lobby"), { stage: "stranger" }), 0);
});
