// Nodes without markup, and how they are kept, filled and walked over.

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

// Only what changes is written: the browser lays out and paints again whatever is set, even to what it was.
export function write(node, text) { if (node.textContent !== text) node.textContent = text; }
export function put(field, value) { if (field.value !== value) field.value = value; }
export function mark(node, name, value) { if (node.getAttribute(name) !== value) node.setAttribute(name, value); }

// Runs `make` where what is told is not what was told under this name before.
export function news(of, name, told, make) {
  const text = JSON.stringify(told);
  const had = (of.told ??= {});
  if (had[name] === text) return;
  had[name] = text;
  make();
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
