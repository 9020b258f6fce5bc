// Nodes without markup, and one move at a time to the server, sent again until it is acknowledged.

const RESEND_AFTER = [1800, 4000, 8000, 16000];

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node[name] = value;
    else if (name === "text") node.textContent = value;
    else if (name === "value") node.value = value;
    else if (name === "style") for (const [k, v] of Object.entries(value)) node.style.setProperty(k, v);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function fill(text, facts) {
  return text.replace(/\{(\w+)\}/g, (hole, name) => (name in facts ? facts[name] : hole));
}

// Changes children only where their key changes, so that an open row stays open and the focus stays where it is.
export function keyed(parent, wanted, make, dress) {
  const had = new Map([...parent.children].map((node) => [node.dataset.key, node]));
  let at = parent.firstElementChild;
  for (const one of wanted) {
    const key = String(one.key ?? one.id);
    let node = had.get(key);
    had.delete(key);
    if (!node) { node = make(one); node.dataset.key = key; }
    if (node !== at) parent.insertBefore(node, at); else at = at.nextElementSibling;
    dress(node, one);
  }
  for (const node of had.values()) node.remove();
}

export class Post {
  constructor(say) {
    this.say = say;
    this.waiting = [];
    this.flying = null;
    this.have = null;
  }

  push(event, value) {
    const last = this.waiting[this.waiting.length - 1];
    // The whole selection travels: of several that wait, the newest is enough.
    if (last && last.event === event && event === "cards") last.value = value;
    else this.waiting.push({ event, value, nonce: nonce(), have: this.have });
    this.next();
  }

  get busy() { return this.flying !== null || this.waiting.length > 0; }

  next() {
    if (this.flying || !this.waiting.length) return;
    this.flying = this.waiting.shift();
    this.tries = 0;
    this.deliver();
  }

  deliver() {
    const wait = RESEND_AFTER[Math.min(this.tries, RESEND_AFTER.length - 1)];
    if (this.tries) {
      this.say();
      this.woke = true;
      window.dispatchEvent(new Event("calzettini-wake"));
    }
    this.tries += 1;
    this.send(this.flying);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { if (this.flying) this.deliver(); }, wait);
  }

  again() {
    this.send(this.flying);
    this.timer = setTimeout(() => { if (this.flying) this.deliver(); }, RESEND_AFTER[1]);
  }

  settled(ack) {
    if (!this.flying) return;
    if (this.flying.nonce !== ack) {
      // The server has just been woken: now it can hear.
      if (this.woke) { this.woke = false; clearTimeout(this.timer); this.timer = setTimeout(() => { if (this.flying) this.again(); }, 250); }
      return;
    }
    clearTimeout(this.timer);
    this.flying = null;
    this.next();
  }

  stop() { clearTimeout(this.timer); }
}

// crypto.randomUUID does not exist on plain http in a club's network; getRandomValues does.
export function nonce() {
  const drawn = crypto.getRandomValues(new Uint32Array(3));
  return Date.now().toString(36) + "." + Array.from(drawn, (n) => n.toString(36)).join("");
}

// Arrows over a group of buttons as they lie; one of them is in the tab order.
export function rove(group, event) {
  const buttons = [...group.querySelectorAll("button:not([hidden])")];
  const at = buttons.indexOf(event.target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const here = event.target.getBoundingClientRect();
  const middle = (box) => box.left + box.width / 2;
  let to = null;
  if (event.key === "ArrowRight") to = buttons[Math.min(at + 1, buttons.length - 1)];
  else if (event.key === "ArrowLeft") to = buttons[Math.max(at - 1, 0)];
  else if (event.key === "Home") [to] = buttons;
  else if (event.key === "End") to = buttons[buttons.length - 1];
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const side = event.key === "ArrowDown" ? 1 : -1;
    const over = buttons.map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => side * (box.top - here.top) > here.height / 2)
      .sort((a, b) => side * (a.box.top - b.box.top) || Math.abs(middle(a.box) - middle(here)) - Math.abs(middle(b.box) - middle(here)));
    if (over.length) {
      const { top } = over[0].box;
      [to] = over.filter(({ box }) => Math.abs(box.top - top) < here.height / 2)
        .sort((a, b) => Math.abs(middle(a.box) - middle(here)) - Math.abs(middle(b.box) - middle(here))).map(({ node }) => node);
    }
  } else return;
  event.preventDefault();
  if (to) { for (const one of buttons) one.tabIndex = one === to ? 0 : -1; to.focus(); }
}
