// What stands in the address of a score book.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./page.js";
import { Address, codeIn } from "../../screens/components/scorekeeper/address.js";

test("four words are read whatever stands between them, and out of a whole address", () => {
  for (const typed of ["passero-baita-mulino-fungo", " Passero  BAITA, mulino/fungo", "http://club:8501/scorekeeper?match=passero-baita-mulino-fungo&show=board"]) {
    assert.equal(codeIn(typed), "passero-baita-mulino-fungo");
  }
  assert.equal(codeIn("  12 "), "");
});

test("an address for others never says localhost where there is a network", () => {
  const address = new Address(() => {});
  address.path = "/scorekeeper";
  assert.equal(address.shared("a-b-c-d", ["192.168.1.7"]), "http://club.example/scorekeeper?match=a-b-c-d");
  const had = globalThis.location;
  globalThis.location = new URL("http://localhost:8501/scorekeeper");
  assert.equal(address.shared("a-b-c-d", ["192.168.1.7"]), "http://192.168.1.7:8501/scorekeeper?match=a-b-c-d");
  assert.equal(address.shared("a-b-c-d", []), "http://localhost:8501/scorekeeper?match=a-b-c-d");
  globalThis.location = had;
});

test("whoever came from an evening has a way back to it, and nobody is led elsewhere by an address", () => {
  const had = globalThis.location;
  for (const [room, leads] of [["sole-onda", "/s?room=sole-onda"], ["", ""], ["//elsewhere.example", ""], ["data:text/html,1", ""], ["a".repeat(90), ""]]) {
    globalThis.location = new URL(`http://club.example/scorekeeper?match=a-b-c-d&room=${encodeURIComponent(room)}`);
    assert.equal(new Address(() => {}).evening, leads);
  }
  globalThis.location = had;
});
