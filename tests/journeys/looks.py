"""Looks at a page, also inside components, for browsers that wait for nothing: scripts that call back when it has come to that."""

from __future__ import annotations

from bench.pages.at_rest import RUN_IS_OVER, STALE

DEEP = """
const [selector, text] = arguments, done = arguments[arguments.length - 1];
const within = (root) => [...root.querySelectorAll(selector),
  ...[...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ? within(one.shadowRoot) : [])];
const shown = (one) => one.checkVisibility() && (text === null || (one.innerText || one.value || '').includes(text));
const found = () => within(document).filter(shown);
"""
# To look at every frame would keep from its work the page that is waited for.
FIRST = DEEP + "const look = () => { const [one] = found(); one ? done(one) : setTimeout(look, 50); }; look();"
NONE = DEEP + "const look = () => { found().length ? setTimeout(look, 50) : done(true); }; look();"
ALL = DEEP + "done(found());"
SPILLED = DEEP + "done(found().filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.innerText));"
RESTED = f"""
const done = arguments[arguments.length - 1];
const rests = () => document.querySelector('{RUN_IS_OVER}') && !document.querySelector('{STALE}');
const look = () => rests() ? requestAnimationFrame(() => setTimeout(() => done(true))) : setTimeout(look, 50);
look();
"""
PAINTED = """
const done = arguments[arguments.length - 1];
const pictures = (root) => [...root.images ?? root.querySelectorAll('img'),
  ...[...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ? pictures(one.shadowRoot) : [])];
Promise.allSettled([document.fonts.ready, ...pictures(document).filter((one) => one.loading !== 'lazy').map((one) => one.decode())])
  .then(() => requestAnimationFrame(() => setTimeout(() => done(true))));
"""
