// @ts-check
// What was typed and not yet written down, by what it belongs to: it outlives news, another language and a reload.

const KEPT = "calzettini match drafts";
const MOST = 40;

export class Drafts {
  /** @param {Storage} [storage] */
  constructor(storage) {
    this.storage = storage ?? own();
    /** @type {Map<string, any>} */
    this.kept = new Map(found(this.storage));
  }

  /** @param {string} name @returns {any} */
  get(name) { return this.kept.get(name); }

  /** @param {string} name @param {unknown} value */
  set(name, value) {
    this.kept.delete(name);
    this.kept.set(name, value);
    for (const oldest of [...this.kept.keys()].slice(0, Math.max(0, this.kept.size - MOST))) this.kept.delete(oldest);
    this.write();
  }

  /** @param {string} name */
  drop(name) { if (this.kept.delete(name)) this.write(); }

  write() {
    try { this.storage?.setItem(KEPT, JSON.stringify([...this.kept])); } catch { /* full: it lives as long as the page */ }
  }
}

function own() {
  try { return window.sessionStorage; } catch { return undefined; }
}

/** @param {Storage | undefined} storage @returns {[string, unknown][]} */
function found(storage) {
  try {
    const kept = JSON.parse(storage?.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && one.length === 2 && typeof one[0] === "string") : [];
  } catch { return []; }
}
