import { test } from "node:test";
import assert from "node:assert/strict";
import "./page.js";

const { together } = await import("../../screens/components/shared/news_line.js");

test("the first news are whole, the later ones say what has changed and what is gone", () => {
  const asked = together(undefined, { panel: { stage: "ask", sent: true, rows: [1, 2] } });
  assert.deepEqual(asked, { stage: "ask", sent: true, rows: [1, 2] });
  const seen = together(asked, { more: { stage: "seen", mark: "good" }, gone: ["sent"] });
  assert.deepEqual(seen, { stage: "seen", rows: [1, 2], mark: "good" });
  assert.deepEqual(asked, { stage: "ask", sent: true, rows: [1, 2] }, "what was shown before stays what it was");
});

test("news that build on something that was not heard, or tell nothing, are asked for", () => {
  assert.equal(together(undefined, { more: { stage: "seen" }, gone: [] }), null);
  assert.equal(together({ stage: "ask" }, {}), null);
});
