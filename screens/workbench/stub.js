// Fetches the workbench once from the app's own address; sent with every run, so it stays this small.
const sheets = new Map()
const loaded = new Map()
async function load(scripts, styles) {
  const at = (name) => new URL(name, document.baseURI).href
  const parts = {}
  const [modules, css] = await Promise.all([
    Promise.all(scripts.map((one) => import(at(one)))),
    Promise.all(styles.map((one) => fetch(at(one)).then((answer) => answer.text()))),
  ])
  for (const module of modules) Object.assign(parts, module)
  const made = css.map((text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); return sheet })
  return { parts, made }
}
export default function (component) {
  const { scripts, styles } = component.data[0].assets
  const key = scripts.concat(styles).join()
  const ready = loaded.get(key)
  if (ready) return ready.parts.show(component, ready.parts, ready.made)
  let leave = () => {}
  load(scripts, styles).then((all) => {
    loaded.set(key, all)
    leave = all.parts.show(component, all.parts, all.made)
  })
  return () => leave()
}
