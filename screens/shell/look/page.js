// @ts-check
// What belongs to the whole page: its language for the screen reader, the theme's colours, and what is done while the server is away
// and when it is back.

/** @type {MutationObserver | undefined} */
let watching
/** @type {MutationObserver | undefined} */
let connecting

/** A server that has forgotten this visit, or was begun anew, does not know what stands on the page: the first press on a button of
 * Streamlit's would do nothing. So the page runs again as soon as the line is back.
 * @param {() => void} back */
function hearOfTheLine(back) {
  connecting?.disconnect()
  const app = document.querySelector("[data-testid=stApp]")
  if (!app) return
  const connected = () => app.getAttribute("data-test-connection-state") === "CONNECTED"
  let was = connected()
  connecting = new MutationObserver(() => {
    const is = connected()
    if (is && !was) back()
    was = is
  })
  connecting.observe(app, { attributes: true, attributeFilter: ["data-test-connection-state"] })
}

/** Streamlit's own dialog about a server that is away lies over everything, in English, and speaks to programmers: the page says it itself.
 * @param {MutationRecord[]} changes */
function putAway(changes) {
  for (const node of changes.flatMap((one) => [...one.addedNodes])) {
    if (!(node instanceof Element) || !node.matches("[data-testid=stDialog]") || !node.querySelector("[data-testid=stErrorCodeBlock]")) continue
    /** @type {HTMLElement | null} */ (node.querySelector("section button"))?.click()
  }
}

/** @param {{ data: [string], parentElement: ShadowRoot | HTMLElement, setTriggerValue: (name: string, value: unknown) => void }} component */
export default function ({ data, parentElement, setTriggerValue }) {
  document.documentElement.lang = data[0]
  watching?.disconnect()
  watching = new MutationObserver(putAway)
  watching.observe(document.body, { childList: true })
  hearOfTheLine(() => setTriggerValue("back", Date.now()))
  const host = parentElement instanceof ShadowRoot ? parentElement.host : parentElement
  const style = getComputedStyle(host)
  const names = { main: "primary-color", ink: "text-color", link: "link-color", line: "border-color", tint: "secondary-background-color" }
  for (const [ours, theirs] of Object.entries(names)) {
    document.documentElement.style.setProperty(`--cz-${  ours}`, style.getPropertyValue(`--st-${  theirs}`))
  }
}
