// @ts-check
// A file is chosen, its name is shown, and a second press brings it in.

/** @param {string} tag @param {Record<string, string>} its @param {string} [text] */
function el(tag, its, text = "") {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(its)) made.setAttribute(name, value)
  made.textContent = text
  return made
}

/** @param {File} file @returns {Promise<string>} */
const base64 = (file) => new Promise((resolve, reject) => {
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""))
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(file)
})

/** @param {{ data: [string[], string, number], parentElement: ShadowRoot | HTMLElement, setTriggerValue: (name: string, value: unknown) => void }} component */
export default function ({ data, parentElement, setTriggerValue }) {
  const [[label, choose, go, none, tooLarge], ending, most] = data
  const shown = parentElement.querySelector(".field")
  if (shown?.getAttribute("data-words") === data[0].join("|")) return
  const field = el("div", { class: "field", role: "group", "aria-labelledby": "label", "data-words": data[0].join("|") })
  const input = /** @type {HTMLInputElement} */ (el("input", { type: "file", accept: ending, hidden: "", "aria-label": label }))
  const chooses = el("button", { type: "button" }, choose)
  const brings = /** @type {HTMLButtonElement} */ (el("button", { type: "button" }, go))
  const name = el("span", { class: "name", role: "status" }, none)
  brings.disabled = true
  chooses.addEventListener("click", () => input.click())
  input.addEventListener("change", () => {
    const [file] = input.files ?? []
    const fits = file !== undefined && file.size <= most
    brings.disabled = !fits
    name.textContent = file === undefined ? none : fits ? file.name : tooLarge.replace("{name}", file.name)
  })
  brings.addEventListener("click", async () => {
    const [file] = input.files ?? []
    brings.disabled = true
    if (!file) return
    const read = await base64(file).catch(() => null)
    if (read === null) { name.textContent = none; return }
    setTriggerValue("brought", read)
    input.value = ""
    name.textContent = none
    chooses.focus()
  })
  field.append(el("p", { class: "label", id: "label" }, label), input, chooses, name, brings)
  shown?.remove()
  parentElement.append(field)
}
