import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.js";

const { joining } = await import("../../screens/evening/static/telephone/joining.js");

const NOBODY = { names: [], here: [], denied: false };
const enter = (form) => form.dispatchEvent(new window.Event("submit", { cancelable: true }));

test("whoever came in before with this telephone finds the own name in the field", () => {
  const joined = [], does = { join: (name) => joined.push(name), back() {} };
  page();
  const first = joining(NOBODY, does);
  assert.equal(first.querySelector("#name").value, "");
  first.querySelector("#name").value = " Maria ";
  enter(first.querySelector("form"));
  const next = joining(NOBODY, does);
  assert.equal(next.querySelector("#name").value, "Maria");
  enter(next.querySelector("form"));
  assert.deepEqual(joined.map((one) => one.trim()), ["Maria", "Maria"]);
});

test("a browser that keeps nothing asks again", () => {
  const { localStorage } = globalThis;
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get() { throw new Error("denied"); } });
  const box = joining(NOBODY, { join() {}, back() {} });
  box.querySelector("#name").value = "Anna";
  enter(box.querySelector("form"));
  assert.equal(joining(NOBODY, { join() {}, back() {} }).querySelector("#name").value, "");
  Object.defineProperty(globalThis, "localStorage", { configurable: true, writable: true, value: localStorage });
});
