// A page without a browser: what the modules take from `window`, and how cards lie where nothing is laid out.

import { webcrypto } from "node:crypto";
import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><body></body>", { url: "http://club.example/workbench", pretendToBeVisual: true });
export const watchers = [];

Object.assign(globalThis, {
  window,
  document: window.document,
  location: window.location,
  Element: window.Element,
  HTMLElement: window.HTMLElement,
  HTMLButtonElement: window.HTMLButtonElement,
  localStorage: window.localStorage,
  getComputedStyle: window.getComputedStyle.bind(window),
  matchMedia: () => ({ matches: false }),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
  ResizeObserver: class {
    constructor(heard) { watchers.push(heard); }

    observe() {}

    unobserve() {}

    disconnect() {}
  },
});

globalThis.crypto ??= webcrypto; // Node 18 has it under another name only

// A clean page with these on it.
export function page(...nodes) {
  document.body.replaceChildren(...nodes);
  window.localStorage.clear();
  watchers.length = 0;
  return document.body;
}

// Nodes in lines of so many, each a tenth narrower than its place.
export function lay(nodes, wide, size = 100) {
  nodes.forEach((node, place) => {
    const [left, top] = [(place % wide) * size, Math.floor(place / wide) * size];
    node.getBoundingClientRect = () => ({ left, top, width: size * 0.9, height: size * 0.9 });
  });
}

export function press(node, key, more = {}) {
  const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  node.dispatchEvent(event);
  return event;
}

export function type(field, text) {
  Object.assign(field, { value: text });
  field.dispatchEvent(new window.Event("change"));
}

export const focused = () => document.activeElement;
export const texts = (nodes) => [...nodes].map((node) => node.textContent);
export const painted = () => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });

// What is put off until later happens when the test says so: calls the rest of it, in the order in which it was put off.
export function putOff() {
  const { setTimeout } = globalThis;
  const due = [];
  globalThis.setTimeout = (run) => due.push(run);
  return () => { globalThis.setTimeout = setTimeout; for (const run of due.splice(0)) run(); };
}
