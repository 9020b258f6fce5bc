// One line of news for all who follow places in one browser.

import { beforeEach, test } from "node:test";
import assert from "node:assert/strict";
import "./page.js";
import { begin, clock, follower, later, open, pass,  Source, sources, wants } from "./news_world.js";

const { NewsLine } = await import("../../screens/components/shared/news_line.js");

const ROOM = "room/luna", DESK = "desk/luna";
const line = (more = {}) => new NewsLine({ EventSource: Source, setTimeout: later, now: () => clock.now, ...more });
beforeEach(begin);

test("twelve who follow have one line among them, and each hears of its own place", () => {
  const news = line();
  const all = Array.from({ length: 12 }, (_, n) => { const [heard, hears] = follower(); news.follow(n, wants([`room/${n}`]), hears); return heard; });
  pass(50);
  assert.equal(open().length, 1);
  assert.equal(sources[0].asked.getAll("panel").length, 12);
  sources[0].opens();
  assert.deepEqual(all.map((one) => one.looks), Array(12).fill(1), "what happened before is asked for");
  sources[0].tells({ place: "room/7", moment: "1", panel: { who: "anna", stage: "ask" } });
  assert.deepEqual(all.map((one) => one.news.length), Array.from({ length: 12 }, (_, n) => Number(n === 7)));
});

test("a place more opens another line before the first is closed, and nobody else asks again", () => {
  const news = line(), [one, hears] = follower(), [two, hearsToo] = follower();
  news.follow("one", wants([ROOM]), hears);
  pass(50);
  sources[0].opens();
  news.follow("two", wants([DESK]), hearsToo);
  pass(50);
  assert.equal(open().length, 2, "no news fall between the two");
  sources[0].tells({ place: ROOM, moment: "1", panel: { who: "anna" } });
  assert.equal(one.news.length, 1);
  sources[1].opens();
  sources[0].tells({ place: ROOM, moment: "2", panel: { who: "anna" } });
  assert.equal(one.news.length, 2, "what was on its way when the other line opened arrives");
  pass(3000);
  assert.deepEqual(open(), [sources[1]]);
  assert.deepEqual([one.looks, two.looks], [1, 1]);
  news.leave("two");
  pass(50);
  sources[2].opens();
  assert.deepEqual(sources[2].asked.getAll("panel"), [ROOM]);
  assert.equal(open().length, 2, "a second line, and never a third, waits for what is on its way");
  news.leave("one");
  pass(50);
  assert.equal(open().length, 0);
});

test("what somebody else may see is not shown: the line is opened again for whoever the browser is now", () => {
  const news = line(), [heard, hears] = follower();
  news.follow("one", wants([ROOM], "anna"), hears);
  pass(50);
  sources[0].opens();
  pass(5000);
  sources[0].tells({ place: ROOM, moment: "1", panel: { who: "bruno", hand: ["CK"] } });
  assert.deepEqual(heard.news, [[ROOM, "1", null]]);
  pass(50);
  assert.equal(sources.length, 2);
});

test("the line speaks the language of the pages, and one that speaks another asks for itself", () => {
  const news = line(), [italian, hears] = follower(), [english, hearsToo] = follower();
  news.follow("one", wants([ROOM]), hears);
  news.follow("two", wants([ROOM], "anna", true, "en"), hearsToo);
  pass(50);
  assert.equal(sources[0].asked.get("lang"), "it");
  sources[0].opens();
  sources[0].tells({ place: ROOM, moment: "1", panel: { who: "anna", stage: "ask" } });
  assert.deepEqual([italian.news[0][2]?.stage, english.news[0][2]], ["ask", null]);
});

test("as long as nobody knows whose page it is, it is told that there is news and nothing of them", () => {
  const news = line(), [heard, hears] = follower();
  news.follow("one", wants([ROOM], ""), hears);
  pass(50);
  sources[0].opens();
  sources[0].tells({ place: ROOM, moment: "1", panel: { who: "anna" } });
  news.known("one", "anna");
  sources[0].tells({ place: ROOM, moment: "2", more: { stage: "seen" }, gone: [] });
  assert.deepEqual(heard.news, [[ROOM, "1", null], [ROOM, "2", { who: "anna", stage: "seen" }]]);
});

test("a line that is cut says so, and whoever followed looks when it is there again", () => {
  const news = line(), [heard, hears] = follower();
  news.follow("one", wants([ROOM]), hears);
  pass(50);
  sources[0].opens();
  sources[0].fails();
  assert.equal(heard.lost, true);
  sources[0].opens();
  assert.equal(heard.lost, false);
  assert.equal(heard.looks, 2);
});

test("where no line opens everybody looks every three seconds", () => {
  for (const without of [{}, { EventSource: undefined }]) {
    const news = line(without), [heard, hears] = follower();
    news.follow("one", wants([ROOM]), hears);
    pass(10_000);
    assert.equal(heard.looks, 3);
  }
});

test("a line that was refused is tried again", () => {
  const news = line(), [, hears] = follower();
  news.follow("one", wants([ROOM]), hears);
  pass(50);
  sources[0].fails(2);
  pass(3100);
  assert.equal(sources.length, 2);
});
