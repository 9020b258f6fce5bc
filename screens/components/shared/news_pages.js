// @ts-check
// The pages of one browser that follow places by one line: who they are, and which of them are still there. A page that crashed or
// was closed in a hurry says nothing more; one that was frozen says so when it goes on.

/**
 * What a page says: that it follows or no longer follows something, by a number of its own; whose page it is; that it was away, goes,
 * or is still here.
 * @typedef {{ follow: number, places: string[], whole: boolean, who: string, lang: string } | { known: number, who: string } | { leave: number }
 *   | { awake: true } | { bye: true } | { here: true }} Said
 */

/**
 * What it is told: by the number of what it follows, as `Hears` of news_line.js has it; `hello`, as an answer; and `anew`, that it was
 * taken for gone and has to say all of it again.
 * @typedef {{ hello: true } | { anew: true } | { of: number, look: true } | { of: number, lost: boolean }
 *   | { of: number, place: string, moment: string, panel: import("../given").PlaceAround | null }} Answer
 */

/** @typedef {{ postMessage: (told: Answer) => void }} Port */

export const STILL_HERE = 20_000; // a page says so as often; a browser lets one in the background say it once a minute
const GONE = 180_000;

export class Pages {
  /** @param {import("./news_line.js").NewsLine} line @param {() => number} [now] */
  constructor(line, now = () => Date.now()) {
    this.line = line;
    this.now = now;
    /** @type {Map<Port, { heard: number, follows: Map<number, object> }>} */
    this.there = new Map();
  }

  /** @param {Port} port */
  come(port) {
    this.there.set(port, { heard: this.now(), follows: new Map() });
    port.postMessage({ hello: true });
  }

  /** @param {Port} port @param {Said} said */
  hear(port, said) {
    const page = this.there.get(port);
    if (!page) {
      if ("bye" in said) return;
      this.come(port);
      port.postMessage({ anew: true });
      return;
    }
    page.heard = this.now();
    if ("follow" in said) this.follow(port, page.follows, said);
    else if ("known" in said) this.line.known(page.follows.get(said.known), said.who);
    else if ("leave" in said) this.unfollow(page.follows, said.leave);
    else if ("awake" in said) this.line.awake((key) => [...page.follows.values()].includes(/** @type {object} */ (key)));
    else if ("bye" in said) this.gone(port);
    else port.postMessage({ hello: true });
  }

  /** @param {Port} port @param {Map<number, object>} follows @param {Extract<Said, { follow: number }>} said */
  follow(port, follows, { follow: of, places, whole, who, lang }) {
    this.unfollow(follows, of);
    const key = {};
    follows.set(of, key);
    this.line.follow(key, { places, whole, who, lang }, {
      look: () => port.postMessage({ of, look: true }),
      lost: (lost) => port.postMessage({ of, lost }),
      news: (place, moment, panel) => port.postMessage({ of, place, moment, panel }),
    });
  }

  /** @param {Map<number, object>} follows @param {number} of */
  unfollow(follows, of) {
    const key = follows.get(of);
    if (!key) return;
    follows.delete(of);
    this.line.leave(key);
  }

  /** @param {Port} port */
  gone(port) {
    const page = this.there.get(port);
    this.there.delete(port);
    for (const key of page?.follows.values() ?? []) this.line.leave(key);
  }

  // What nobody has heard of for long is followed no more; should it be only frozen, it hears so when it speaks again.
  sweep() {
    for (const [port, { heard }] of [...this.there]) if (this.now() - heard > GONE) this.gone(port);
  }
}
