/** What the script at the start of the document kept (`src/starter/keep-early-input.ts`). */
export interface KeptInput {
  /** The value of each changed control, of a box 'true' or 'false'; null where the client heard of the change. */
  readonly changed: Map<Element, string | null>
  form: HTMLFormElement | null
}
type StartingWindow = Window & { earlyInput?: KeptInput }
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Milliseconds for which a control or form that the client renders anew is waited for, such as one that loads first. */
const waitsFor = 20_000

/**
 * Tells the client what was entered into the drawn page before it was live, control by control, and then sends the form
 * that waits. Called once the page is hydrated, or rendered anew. In the second case the controls are others, which may
 * appear later; each is found by its id or its name.
 */
export function placeEarlyInput(window: Window): void {
  const startingWindow: StartingWindow = window
  const early = startingWindow.earlyInput
  if (early === undefined) return
  const { document } = window
  const { pathname } = window.location
  // A control that leaves its form does not know that form any more.
  const formOf = new Map([...early.changed.keys()].map((control) => [control, (control as Control).form]))
  const placeAll = () => {
    // What is placed is not noted as what the visitor enters.
    delete startingWindow.earlyInput
    for (const [element, value] of early.changed)
      if (value === null || placeOne(element as Control, value, document, early)) early.changed.delete(element)
    for (const element of early.changed.keys()) {
      // The form is there without it, because something else that was entered has replaced it.
      const form = formOf.get(element) ?? null
      if (form !== null && formInPlaceOf(form, document) !== null) early.changed.delete(element)
    }
    if (early.changed.size > 0 || (early.form !== null && formInPlaceOf(early.form, document) === null))
      startingWindow.earlyInput = early
    else {
      end()
      sendForm()
    }
  }
  const sendForm = () => {
    const form = early.form === null ? null : formInPlaceOf(early.form, document)
    early.form = null
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }
  const end = () => {
    observer.disconnect()
    window.clearTimeout(timer)
    delete startingWindow.earlyInput
    document.getElementById('waiting')?.replaceChildren()
  }
  const observer = new MutationObserver(() => (window.location.pathname === pathname ? placeAll() : end()))
  const timer = window.setTimeout(end, waitsFor)
  observer.observe(document.body, { childList: true, subtree: true })
  placeAll()
}

/** Returns false for a control that is not there yet. */
function placeOne(before: Control, value: string, document: Document, { changed }: KeptInput): boolean {
  const control = before.isConnected ? before : successorOf(before, document)
  if (control === null) return false
  // The visitor has changed the new control since.
  if (control !== before && changed.get(control) === null) return true
  if (control instanceof HTMLInputElement && before instanceof HTMLInputElement) placeInput(control, before, value)
  else placeText(control, value)
  return true
}

function placeInput(control: HTMLInputElement, before: HTMLInputElement, value: string): void {
  if (control.type === 'checkbox' || control.type === 'radio') placeBox(control, value === 'true', before)
  else if (control.type === 'file') placeFiles(control, before)
  else placeText(control, value)
}

/** A box is clicked, because that is how React hears of its change. */
function placeBox(control: HTMLInputElement, checked: boolean, before: HTMLInputElement): void {
  const known = control === before ? control.defaultChecked : control.checked
  if (checked === known) return
  // React compares the box with what it knows of it, which is what the element's own property set.
  control.checked = !checked
  control.click()
}

function placeFiles(control: HTMLInputElement, before: HTMLInputElement): void {
  if (control !== before) control.files = before.files
  announce(control, 'change')
}

/** React's memory of a field's value. */
type TrackedField = { readonly _valueTracker?: { setValue(value: string): void } }

/**
 * React ignores an event after which a field has the value that it remembers. In a hydrated field that is already what
 * was typed, so React is made to forget it, which leaves the caret where it is and an input method composing. In a new
 * field the text is set by the prototype's property, of which React does not hear.
 */
function placeText(control: Control & TrackedField, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object
  if (control.value === value) control._valueTracker?.setValue(`${value} `)
  else Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  announce(control, control instanceof HTMLSelectElement ? 'change' : 'input')
}

function announce(control: Control, type: 'input' | 'change'): void {
  control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The control that the client rendered in place of one: that with its id, else the only one with its name. */
function successorOf(before: Control, document: Document): Control | null {
  const sameId = before.id === '' ? null : document.getElementById(before.id)
  if (sameId instanceof before.constructor) return sameId as Control
  const sameNamed = [...document.querySelectorAll<Control>(before.localName)].filter(
    (other) => other.type === before.type && nameOf(other) === nameOf(before),
  )
  return sameNamed.length === 1 ? (sameNamed[0] ?? null) : null
}

/** The name of a control, which may be outside of the document, where browsers know the labels of none. */
function nameOf(control: Control): string {
  const labels = (control.getRootNode() as ParentNode).querySelectorAll('label')
  const own = [...labels].find(
    (label) => label.contains(control) || (control.id !== '' && label.htmlFor === control.id),
  )
  const legend = control.closest('fieldset')?.querySelector('legend')
  return [control.getAttribute('aria-label'), legend?.textContent, own?.textContent].join(' ')
}

/** The form itself, or the one that the client rendered in its place. */
function formInPlaceOf(before: HTMLFormElement, document: Document): HTMLFormElement | null {
  if (before.isConnected) return before
  const sameNamed = [...document.forms].filter(
    (other) => other.getAttribute('aria-label') === before.getAttribute('aria-label') && other.role === before.role,
  )
  return sameNamed.length === 1 ? (sameNamed[0] ?? null) : null
}

/**
 * Finds the button that replaces a given one after the client has rendered the page again. It must be the only button
 * with the same name.
 */
export function buttonInPlaceOf(before: HTMLElement, document: Document): HTMLElement | null {
  const name = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent
  const sameNamed = [...document.querySelectorAll('button')].filter((other) => name(other) === name(before))
  return sameNamed.length === 1 ? (sameNamed[0] ?? null) : null
}
