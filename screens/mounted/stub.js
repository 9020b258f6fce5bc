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
  const { scripts, styles } = component.data[0].assets
  const ready = loaded.get(scripts[0])
  if (ready) return ready.show(component, ready.sheets)
  let leave = () => {}
  load(scripts, styles).then((all) => {
    loaded.set(scripts[0], all)
    leave = all.show(component, all.sheets)
  })
  return () => leave()
}
