// The pages of a browser share one line of news by a worker; where there is none each has its own while it is seen.

import { beforeEach, test } from "node:test";
import assert from "node:assert/strict";
import "./page.js";
import { begin, clock, follower, later, open, pass, seen, Source, sources, wants } from "./news_world.js";

const { NewsLine } = await import("../../screens/components/shared/news_line.js");
const { Pages } = await import("../../screens/components/shared/news_pages.js");
const { LineOfBrowser } = await import("../../screens/components/shared/news_shared.js");

const ROOM = "room/luna", DESK = "desk/luna";
const line = (more = {}) => new NewsLine({ EventSource: Source, setTimeout: later, now: () => clock.now, ...more });
beforeEach(begin);

// A worker with pages that may close, freeze or crash, as a browser has it.
function browser() {
  const news = line(), pages = new Pages(news, () => clock.now), crashed = { worker: false };
  const worker = () => {
    const port = { postMessage: (said) => { if (!crashed.worker && !port.dead) pages.hear(its, said); }, onmessage: null, dead: false };
    const its = { postMessage: (data) => { if (!crashed.worker && !port.dead) port.onmessage?.({ data }); } };
    const made = { port, onerror: null };
    queueMicrotask(() => { if (!crashed.worker) pages.come(its); });
    return made;
  };
  return { pages, news, worker, crashed, page: (its = later) => new LineOfBrowser({ worker, line: line(), setTimeout: its }) };
}
const come = () => new Promise((done) => { setImmediate(done); });

test("pages of one browser share a line, and one that is closed is followed no more", async () => {
  const here = browser(), one = here.page(), two = here.page(), [heard, hears] = follower(), [, hearsToo] = follower();
  await come();
  one.follow(wants([ROOM]), hears);
  two.follow(wants([DESK]), hearsToo);
  pass(50);
  sources[0].opens();
  assert.equal(heard.looks, 1);
  two.say({ bye: true });
  pass(50);
  assert.deepEqual(sources.at(-1).asked.getAll("panel"), [ROOM]);
});

test("a page that crashed is given up after three minutes, one that was only frozen comes back", async () => {
  const here = browser(), one = here.page(), [, hears] = follower(), [heard, hearsToo] = follower();
  const two = here.page((run, ms) => later(() => { if (!two.worker.port.dead) run(); }, ms));
  await come();
  one.follow(wants([ROOM]), hears);
  two.follow(wants([DESK]), hearsToo);
  pass(50);
  sources[0].opens();
  two.worker.port.dead = true;
  for (let n = 0; n < 12; n += 1) { pass(20_000); here.pages.sweep(); }
  pass(50);
  assert.deepEqual(sources.at(-1).asked.getAll("panel"), [ROOM]);
  two.worker.port.dead = false;
  two.turned();
  pass(50);
  sources.at(-1).opens();
  assert.deepEqual(sources.at(-1).asked.getAll("panel"), [DESK, ROOM]);
  assert.equal(heard.looks, 2);
});

test("where a worker never begins, or dies, a page goes on by itself", async () => {
  for (const begins of [false, true]) {
    begin();
    const here = browser();
    here.crashed.worker = !begins;
    const one = here.page(), [heard, hears] = follower();
    await come();
    one.follow(wants([ROOM]), hears);
    pass(50);
    here.crashed.worker = true;
    pass(60_000);
    sources.at(-1).opens();
    assert.equal(heard.looks > 0, true);
    assert.ok(one.own);
  }
});

test("where there is no worker a page that nobody sees lets its line go, and has it again at once when it is seen", () => {
  const page = new LineOfBrowser({ worker: () => null, line: line(), setTimeout: later }), [heard, hears] = follower();
  page.follow(wants([ROOM]), hears);
  pass(50);
  sources[0].opens();
  seen(false);
  page.turned();
  pass(9000);
  assert.equal(open().length, 1, "somebody may only have looked at another page");
  pass(2000);
  assert.equal(open().length, 0);
  seen(true);
  page.turned();
  pass(50);
  sources.at(-1).opens();
  assert.equal(heard.looks, 2);
});
