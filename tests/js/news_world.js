// News without a network: a clock that the test moves on, lines that open and tell when it says so, and who follows them.

export const clock = { now: 1_000_000 };
let due = [];
export const later = (run, ms) => { due.push({ at: clock.now + ms, run }); };

// Time goes on by so many milliseconds, and what was put off until then happens.
export function pass(ms) {
  const until = clock.now + ms;
  for (;;) {
    const [next] = due.filter((one) => one.at <= until).sort((a, b) => a.at - b.at);
    if (!next) break;
    due = due.filter((one) => one !== next);
    clock.now = next.at;
    next.run();
  }
  clock.now = until;
}

export const sources = [];
export class Source {
  constructor(address) { this.readyState = 0; this.asked = new URLSearchParams(address.split("?")[1]); sources.push(this); }
  close() { this.readyState = 2; }
  opens() { this.readyState = 1; this.onopen(); }
  tells(told) { this.onmessage({ data: JSON.stringify(told) }); }
  fails(readyState = 0) { this.readyState = readyState; this.onerror(); }
}
export const open = () => sources.filter((one) => one.readyState !== 2);

export function follower() {
  const heard = { looks: 0, lost: null, news: [] };
  return [heard, { look: () => { heard.looks += 1; }, lost: (lost) => { heard.lost = lost; }, news: (place, moment, panel) => heard.news.push([place, moment, panel]) }];
}
export const wants = (places, who = "anna", whole = true, lang = "it") => ({ places, whole, who, lang });

export const seen = (is) => Object.defineProperty(document, "hidden", { configurable: true, value: !is });
export function begin() { sources.length = 0; due = []; clock.now = 1_000_000; seen(true); }
