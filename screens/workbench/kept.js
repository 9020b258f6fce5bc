// What the browser keeps of the table: the texts of all positions seen, for undo and redo, and the position in the address.

const KEPT = "calzettini workbench";
const MOST_KEPT = 3000;
const PARAMETER = "p";
const WAY = "do";
const FIRST_WAY = "count";

export class Kept {
  // `addressed`: is the position to stand in the address?
  constructor(addressed) {
    this.path = addressed ? location.pathname : null;
    this.name = addressed ? KEPT : `${KEPT} in a match`;
    Object.assign(this, found(this.name));
    this.leaving = () => this.write();
    window.addEventListener("pagehide", this.leaving);
  }

  // The way of working that the address tells; undefined where it is not this table's.
  get way() {
    return location.pathname === this.path ? new URL(location.href).searchParams.get(WAY) || FIRST_WAY : undefined;
  }

  get text() { return this.texts[this.at]; }
  get first() { return this.at <= 0; }
  get last() { return this.at >= this.texts.length - 1; }

  // A step back or forth; the text of the position there, or undefined.
  step(by) {
    const to = this.texts[this.at + by];
    if (to !== undefined) this.stepping = true;
    return to;
  }

  // What was on the screen when the page was left, where its address did not tell it yet.
  get unaddressed() {
    return this.behind !== undefined && this.behind === told(location) ? this.text : undefined;
  }

  // The server answered with this position.
  remember(text, blank) {
    this.blank = blank;
    if (this.text !== text) {
      const near = [this.at + 1, this.at - 1].find((at) => this.stepping && this.texts[at] === text);
      if (near !== undefined) this.at = near;
      else { this.texts = [...this.texts.slice(0, this.at + 1), text].slice(-MOST_KEPT); this.at = this.texts.length - 1; }
      this.stepping = false;
    }
    // To change its address costs the browser more than to count a pile costs the server: once the sheet has been painted.
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => setTimeout(() => { this.address(); this.write(); }));
    });
  }

  // Is the address behind what is on the screen? Within the app another page may be there before this one is taken away.
  get late() {
    const had = told(location);
    return location.pathname === this.path && had !== this.text && !(had === null && this.text === this.blank);
  }

  address() {
    if (!this.late) return;
    const here = new URL(location.href);
    here.searchParams.set(PARAMETER, this.text);
    history.replaceState(history.state, "", here);
  }

  write() {
    const { texts, at } = this;
    if (at < 0) return;
    const behind = this.late ? told(location) : undefined;
    try { sessionStorage.setItem(this.name, JSON.stringify({ texts, at, behind })); } catch { /* full, or switched off: undo lives as long as the page */ }
  }

  leave() {
    cancelAnimationFrame(this.frame);
    this.write();
    window.removeEventListener("pagehide", this.leaving);
  }
}

function told(address) { return new URL(address.href).searchParams.get(PARAMETER); }

function found(name) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name));
    if (kept && Array.isArray(kept.texts) && Number.isInteger(kept.at)) return kept;
  } catch { /* a browser that keeps nothing */ }
  return { texts: [], at: -1 };
}
