// A picture that was asked for while the server was away comes when it is there again.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { fetchedAgain } from "../../screens/components/shared/pictures.js";

// A box with these pictures in it, and a server that answers one after the other of `statuses`, 0 being no answer at all.
function box(statuses, ...srcs) {
  const images = srcs.map((src) => el("img", { src }));
  const root = el("div", {}, ...images);
  page(root);
  const due = [], asked = [], set = [];
  fetchedAgain(root, {
    setTimeout: (run, ms) => due.push([run, ms]),
    fetch: async (src) => {
      asked.push(new URL(src).pathname);
      const status = statuses.shift();
      if (!status) throw new TypeError("no connection");
      return { status, ok: status < 400 };
    },
  });
  for (const image of images) image.setAttribute = (name, value) => set.push([name, value]);
  const fails = (image) => image.dispatchEvent(new window.Event("error"));
  const pause = async () => { const [run, ms] = due.shift(); await run(); return ms; };
  return { images, due, asked, set, fails, pause };
}

test("it is asked for again, more and more seldom, until the server answers, and then all that failed are shown anew", async () => {
  const { images, due, asked, set, fails, pause } = box([0, 502, 200], "/a.png", "/b.png");
  images.forEach(fails);
  assert.equal(due.length, 1, "one question for all of them");
  assert.deepEqual([await pause(), await pause(), await pause()], [300, 1000, 3000]);
  assert.deepEqual(asked, ["/a.png", "/a.png", "/a.png"]);
  assert.deepEqual(set, [["src", "/a.png"], ["src", "/b.png"]]);
  assert.equal(due.length, 0, "and nobody is asked any more");
});

test("what the server has not is not asked for without end, nor what comes and is no picture", async () => {
  const missing = box([404], "/a.png");
  missing.fails(missing.images[0]);
  await missing.pause();
  assert.deepEqual([missing.set, missing.due], [[], []]);
  const broken = box(Array(9).fill(200), "/a.png");
  for (let n = 0; n < 9; n += 1) {
    broken.fails(broken.images[0]);
    if (broken.due.length) await broken.pause();
  }
  assert.equal(broken.set.length, 5);
});

test("a picture that lies there no longer is not waited for", async () => {
  const { images: [image], due, asked, fails, pause } = box([0, 0], "/a.png");
  fails(image);
  await pause();
  image.remove();
  await pause();
  assert.deepEqual([asked, due], [["/a.png"], []]);
});
