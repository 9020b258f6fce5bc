// Fetches a component once from the app's own address; sent with every run, so it stays this small.
const loaded = new Map()
async function load(scripts, styles) {
  const at = (name) => new URL(name, document.baseURI).href
  const [modules, sheets] = await Promise.all([
    Promise.all(scripts.map((one) => import(at(one)))),
    Promise.all(styles.map((one) => fetch(at(one)).then((answer) => answer.text()).then((css) => new CSSStyleSheet().replace(css)))),
  ])
  return { show: modules[0].show, sheets }
}
export default function (component) {
  const { data, parentElement } = component
  const { scripts, styles } = data[0].assets
  let leave = () => {}
  const show = (all) => { if (parentElement.isConnected) leave = all.show(component, all.sheets) }
  const ready = loaded.get(scripts[0])
  if (ready) show(ready)
  else load(scripts, styles).then((all) => { loaded.set(scripts[0], all); show(all) })
  // Streamlit asks to leave also when newer data came before these were shown: who is on the page stays, with all that waits.
  return () => { if (!parentElement.isConnected) leave() }
}
