// Every test file, one after the other in one process: to read jsdom takes longer than all tests of a file, and is done once.
// Each file has modules and a page of its own (together.js), and finds the globals as they were before the first.

import { readdirSync } from "node:fs";
import { after, describe } from "node:test";

const files = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".test.js")).sort();
const { setTimeout, clearTimeout } = globalThis;
const due = new Map();
Object.assign(globalThis, {
  setTimeout(run, ms, ...its) {
    const timer = setTimeout((...now) => { due.delete(timer); run(...now); }, ms, ...its);
    due.set(timer, () => run(...its));
    return timer;
  },
  clearTimeout(timer) { due.delete(timer); clearTimeout(timer); },
});
const own = Object.getOwnPropertyDescriptors(globalThis);

// What a file has put off beyond its end happens now, and what is wrong with it is that file's; then its page closes.
async function end() {
  for (const [timer, run] of [...due]) { globalThis.clearTimeout(timer); run(); }
  await new Promise((done) => { setImmediate(done); });
  globalThis.window?.close();
  for (const timer of due.keys()) globalThis.clearTimeout(timer);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (name in own) Object.defineProperty(globalThis, name, own[name]);
    else delete globalThis[name];
  }
}

for (const file of files) {
  await new Promise((done) => {
    describe(file, async () => {
      after(() => end().finally(done));
      await import(`./${file}?of=${file}`).catch((error) => { done(); throw error; });
    });
  });
}
