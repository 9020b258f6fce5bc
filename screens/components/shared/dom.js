// Nodes without markup, and how they are kept, filled and walked over.

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element: `on…` are listeners, `text`, `value` and `style` properties, all else attributes; what is null or false is left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown> & { style?: Record<string, string | number> }} props
 * @param {(Child | Child[])[]} children
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) if (value !== null && value !== undefined && value !== false) set(node, name, value);
  for (const child of children.flat()) if (child !== null && child !== undefined && child !== false) node.append(child);
  return node;
}

/** @param {HTMLElement} node @param {string} name @param {unknown} value */
function set(node, name, value) {
  if (name.startsWith("on") || name === "value") Object.assign(node, { [name]: value });
  else if (name === "text") node.textContent = String(value);
  else if (name === "style") for (const [k, v] of Object.entries(/** @type {object} */ (value))) node.style.setProperty(k, String(v));
  else node.setAttribute(name, value === true ? "" : String(value));
}

// How wide its longest word is, in wide letters, by which a name is written so small that no word is broken: an i takes half an n.
/** @param {string} name */
export const longest = (name) => Math.max(...name.normalize("NFD").replace(/\p{M}/gu, "").split(/[\s-]/).map((word) => [...word].reduce((sum, letter) => sum + wide(letter), 0)));

/** @param {string} letter */
const wide = (letter) => (/[fijlrtI'’()]/.test(letter) ? 0.55 : /[mwMW]/.test(letter) ? 1.3 : /\p{Lu}/u.test(letter) ? 1.03 : 0.85);

/** @param {() => void} run */
export function whenPainted(run) { requestAnimationFrame(() => setTimeout(run)); }

// Once the frame is on the screen and the next one has begun: what costs so much that the frame itself would wait for it.
/** @param {() => void} run */
export function whenSeen(run) { requestAnimationFrame(() => whenPainted(run)); }

// Only what changes is written: the browser lays out and paints again whatever is set, even to what it was.
/** @param {Node} node @param {string} text */
export function write(node, text) { if (node.textContent !== text) node.textContent = text; }
/** @param {{ value: string }} field @param {string} value */
export function put(field, value) { if (field.value !== value) field.value = value; }
/** @param {Element} node @param {string} name @param {string} value */
export function mark(node, name, value) { if (node.getAttribute(name) !== value) node.setAttribute(name, value); }

/** @param {unknown} one @param {unknown} other */
export function same(one, other) { return JSON.stringify(one) === JSON.stringify(other); }

// Whoever is told something: what was told last, by name.
/** @typedef {{ told?: Record<string, string> }} Told */

/** @param {Element} node @param {string} name @param {boolean} on */
export function flag(node, name, on) { if (node.hasAttribute(name) !== on) node.toggleAttribute(name, on); }
/** @param {HTMLElement} node @param {string} name @param {string} value */
export function measure(node, name, value) { if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value); }

// Measures that concern an element alone: inherited, all that is in it would be styled again with each of them.
/** @param {string[]} names @param {{ syntax?: string, initialValue?: string }} [its] */
export function ofItself(names, its = {}) {
  for (const name of names) {
    try { CSS.registerProperty({ name, syntax: "*", inherits: false, ...its }); } catch { /* known already, or to no browser like this */ }
  }
}

// Runs `make` where what is told is not what was told under this name before.
/** @param {object} of @param {string} name @param {unknown} told @param {() => void} make */
export function news(of, name, told, make) {
  const text = JSON.stringify(told);
  const had = (/** @type {Told} */ (of).told ??= {});
  if (had[name] === text) return;
  had[name] = text;
  make();
}

// Exactly these children, in this order; what is there already is moved as little as can be. Of what might be moved past each other,
// `still` is what stays: a node that is moved is laid out and painted anew, with all that is in it.
/** @param {Element} parent @param {Element[]} wanted @param {Element} [still] */
export function arrange(parent, wanted, still) {
  const stay = new Set(wanted);
  for (const child of [...parent.children]) if (!stay.has(child)) child.remove();
  const first = still?.parentElement === parent ? wanted.indexOf(still) : -1;
  if (still && first >= 0) {
    // First what is to come after it: left where it is, all that stays before it would be moved past it.
    const late = new Set(wanted.slice(first + 1));
    for (const child of [...parent.children].slice(0, [...parent.children].indexOf(still)).reverse()) if (late.has(child)) still.after(child);
    wanted.slice(0, first).reduceRight((next, node) => before(parent, node, next), still);
  }
  wanted.forEach((node, at) => { if (at > first && parent.children[at] !== node) parent.insertBefore(node, parent.children[at] ?? null); });
}

/** @param {Element} parent @param {Element} node @param {Element} next */
function before(parent, node, next) {
  if (node.nextElementSibling !== next) parent.insertBefore(node, next);
  return node;
}

// What stands before something else, with the colon as the language writes it.
/** @param {Record<string, string>} words @param {string} what */
export const headed = (words, what) => fill(words.headed, { what });

// A sentence with its holes filled; one that nothing is known of stays as it is. `{n|card;cards}` is the one or the other after the
// number `n`, with three forms none, one, more; `#` in a form is the number.
/** @param {string} text @param {Record<string, unknown>} facts */
export function fill(text, facts) {
  return text.replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (hole, name, forms) => {
    if (!(name in facts)) return hole;
    return forms === undefined ? String(facts[name]) : form(Number(facts[name]), forms.split(";")).replaceAll("#", String(facts[name]));
  });
}

// As in `lessons/text/grammar.py`: in French none of them is one as well, but where the form for one names its number.
/** @param {number} n @param {string[]} forms */
function form(n, forms) {
  const [more, one = more] = [...forms].reverse();
  if (forms.length === 3 && n === 0) return forms[0];
  const named = more.includes("#") && !one.includes("#");
  const few = n !== 0 && Math.abs(n) <= 1;
  return few || (!named && new Intl.PluralRules(document.documentElement.lang || "en").select(Math.abs(n)) === "one") ? one : more;
}

// Changes children only where their key changes, so that an open row stays open and the focus stays where it is.
/**
 * @template {{ key?: unknown, id?: unknown }} One
 * @param {Element} parent
 * @param {One[]} wanted
 * @param {(one: One) => HTMLElement} make
 * @param {(node: HTMLElement, one: One) => void} dress
 */
export function keyed(parent, wanted, make, dress) {
  const had = new Map([.../** @type {Iterable<HTMLElement>} */ (parent.children)].map((node) => [node.dataset.key, node]));
  const keyOf = (/** @type {One} */ one) => String(one.key ?? one.id);
  const stay = new Set(wanted.map(keyOf));
  // First of all: a row that is moved past one that goes would lose the focus.
  for (const [key, node] of had) if (!key || !stay.has(key)) node.remove();
  let at = parent.firstElementChild;
  for (const one of wanted) {
    const key = keyOf(one);
    let node = had.get(key);
    if (!node) { node = make(one); node.dataset.key = key; }
    if (node !== at) parent.insertBefore(node, at); else at = node.nextElementSibling;
    dress(node, one);
  }
}

// Arrows over a group of buttons as they lie; one of them is in the tab order.
/** @param {Element} group @param {KeyboardEvent} event */
export function rove(group, event) {
  const buttons = [.../** @type {NodeListOf<HTMLButtonElement>} */ (group.querySelectorAll("button:not([hidden])"))];
  const at = buttons.findIndex((one) => one === event.target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const here = buttons[at].getBoundingClientRect();
  const middle = (/** @type {DOMRect} */ box) => box.left + box.width / 2;
  /** @type {HTMLButtonElement | null} */
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
