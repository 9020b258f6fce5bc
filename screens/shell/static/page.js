// @ts-check
// What belongs to the whole page: its language for the screen reader, the theme's colours, and what is done while the server is away
// and when it is back.

/** @type {MutationObserver | undefined} */
let listening

/** Says that the server is away, and hears when it is back. A server that has forgotten this visit, or was begun anew, does not know
 * what stands on the page: the first press on a button of Streamlit's would do nothing. So the page runs again then.
 * @param {string} away @param {() => void} back */
function hearOfTheLine(away, back) {
  listening?.disconnect()
  const root = document.documentElement
  const said = document.getElementById("away")
  const lost = () => root.dataset.line === "lost"
  let was = lost()
  const hear = () => {
    if (said) said.textContent = lost() ? away : ""
    if (was && !lost()) back()
    was = lost()
  }
  listening = new MutationObserver(hear)
  listening.observe(root, { attributes: true, attributeFilter: ["data-line"] })
  hear()
}

/** Tells how large letters are, now and to the next page before it is laid out (way_in.js). @param {string} letters */
function writeIn(letters) {
  document.documentElement.style.setProperty("--cz-letters", letters)
  try { localStorage.setItem("calzettini letters", letters) } catch { /* the next page finds it out by itself */ }
}

/** @param {{ data: [string, string, number], parentElement: ShadowRoot | HTMLElement, setTriggerValue: (name: string, value: unknown) => void }} component */
export default function ({ data, parentElement, setTriggerValue }) {
  const root = document.documentElement
  ;[root.lang] = data
  root.toggleAttribute("data-begun", true)
  delete root.dataset.wayIn
  writeIn(String(data[2]))
  hearOfTheLine(data[1], () => setTriggerValue("back", Date.now()))
  const host = parentElement instanceof ShadowRoot ? parentElement.host : parentElement
  const style = getComputedStyle(host)
  const names = { main: "primary-color", ink: "text-color", link: "link-color", line: "border-color", tint: "secondary-background-color" }
  for (const [ours, theirs] of Object.entries(names)) {
    root.style.setProperty(`--cz-${  ours}`, style.getPropertyValue(`--st-${  theirs}`))
  }
}
