// Fetches a component once from the app's own address; sent with every run, so it stays this small.
/** @typedef {{ mount: (root: any, panel: any, host: any) => () => void, sheets: CSSStyleSheet[] }} All */
/** @type {Map<string, All>} */
const loaded = new Map()
/** @param {string[]} scripts @param {string[]} styles @returns {Promise<All>} */
async function load(scripts, styles) {
  const at = (/** @type {string} */ name) => new URL(name, document.baseURI).href
  const [modules, sheets] = await Promise.all([
    Promise.all(scripts.map((one) => import(at(one)))),
    Promise.all(styles.map((one) => fetch(at(one)).then((answer) => answer.text()).then((css) => new CSSStyleSheet().replace(css)))),
  ])
  return { mount: modules[0].mount, sheets }
}
/** @param {{ data: any, parentElement: HTMLElement | ShadowRoot, setTriggerValue: (name: string, value: unknown) => void }} component */
export default function ({ data, parentElement, setTriggerValue }) {
  const { assets: { scripts, styles }, panel } = data[0]
  const host = { leave: () => setTriggerValue("leave", Date.now()), pick: (/** @type {unknown} */ place) => setTriggerValue("pick", place) }
  let leave = () => {}
  const show = (/** @type {All} */ { mount, sheets }) => { if (parentElement.isConnected) leave = mount(parentElement, panel, { ...host, sheets }) }
  const ready = loaded.get(scripts[0])
  if (ready) show(ready)
  else load(scripts, styles).then((all) => { loaded.set(scripts[0], all); show(all) })
  // Streamlit asks to leave also when newer data came before these were shown: who is on the page stays, with all that waits.
  return () => { if (!parentElement.isConnected) leave() }
}
