// Tells the browser, and so the screen reader, which language the page is in; Streamlit says "en" of every page.
export default function ({ data, parentElement }) {
  document.documentElement.lang = data[0]
  const host = parentElement.host || parentElement
  const style = getComputedStyle(host)
  const names = { main: "primary-color", ink: "text-color", link: "link-color", line: "border-color", tint: "secondary-background-color" }
  for (const [ours, theirs] of Object.entries(names)) {
    document.documentElement.style.setProperty("--cz-" + ours, style.getPropertyValue("--st-" + theirs))
  }
}
