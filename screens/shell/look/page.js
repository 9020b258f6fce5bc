// @ts-check
// What belongs to the whole page: its language for the screen reader, the theme's colours, and what is not said while the server is away.

/** @type {MutationObserver | undefined} */
let watching

/** Streamlit's own dialog about a server that is away lies over everything, in English, and speaks to programmers: the page says it itself.
 * @param {MutationRecord[]} changes */
function putAway(changes) {
  for (const node of changes.flatMap((one) => [...one.addedNodes])) {
    if (!(node instanceof Element) || !node.matches("[data-testid=stDialog]") || !node.querySelector("[data-testid=stErrorCodeBlock]")) continue
    /** @type {HTMLElement | null} */ (node.querySelector("section button"))?.click()
  }
}

/** @param {{ data: [string], parentElement: ShadowRoot | HTMLElement }} component */
export default function ({ data, parentElement }) {
  document.documentElement.lang = data[0]
  watching?.disconnect()
  watching = new MutationObserver(putAway)
  watching.observe(document.body, { childList: true })
  const host = parentElement instanceof ShadowRoot ? parentElement.host : parentElement
  const style = getComputedStyle(host)
  const names = { main: "primary-color", ink: "text-color", link: "link-color", line: "border-color", tint: "secondary-background-color" }
  for (const [ours, theirs] of Object.entries(names)) {
    document.documentElement.style.setProperty(`--cz-${  ours}`, style.getPropertyValue(`--st-${  theirs}`))
  }
}
