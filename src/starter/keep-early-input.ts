/**
 * What a visitor entered before the client was there to take it; none where they entered nothing. The client deletes it
 * once it has taken all of it.
 */
export interface EarlyInput {
  /**
   * The controls that were changed, in the order of their last changes, each with its value then; that of a box is
   * 'true' or 'false'. A null stands for one that was changed once the client was there, which therefore knows it.
   */
  readonly changed: Map<Element, string | null>
  /** The form that was sent last, and not changed since; null when none waits to be sent. */
  form: HTMLFormElement | null
}

type EarlyWindow = Window & { earlyInput?: EarlyInput }

/**
 * Keeps what is entered into a drawn page, and the wish to send a form, until the client takes over both. A form never
 * submits itself, because the browser would leave the page with it, and what was typed would be lost or stand in an
 * address. The page says that the form waits (`waiting-notice.ts`).
 */
export function keepEarlyInput(window: Window, notice: { show(): void; hide(): void }): void {
  const { document } = window
  const earlyWindow: EarlyWindow = window
  const early: EarlyInput = { changed: new Map(), form: null }
  const isLive = () => 'live' in document.documentElement.dataset
  /** Whether the client knows by itself what is entered. */
  const isTaken = () => isLive() && earlyWindow.earlyInput === undefined
  const setForm = (form: HTMLFormElement | null) => {
    early.form = form
    if (form === null) notice.hide()
    else notice.show()
  }
  const noteChange = ({ target }: Event) => {
    if (isTaken()) return
    earlyWindow.earlyInput = early
    const control = target as HTMLInputElement
    early.changed.delete(control)
    early.changed.set(control, isLive() ? null : valueOf(control))
    // What is sent is what the form held when it was sent. Somebody who goes on writing sends it again.
    if (early.form !== null && control.form === early.form) setForm(null)
  }
  for (const type of ['input', 'change']) document.addEventListener(type, noteChange, true)
  const holdSubmit = (event: Event) => {
    if (isTaken()) return
    earlyWindow.earlyInput = early
    event.preventDefault()
    // The client would send the values that it knows, without those that it has not taken over yet.
    event.stopImmediatePropagation()
    setForm(event.target as HTMLFormElement)
  }
  window.addEventListener('submit', holdSubmit, true)
  // The window hears of it last, after the client, which handles the submits of all of its forms.
  window.addEventListener('submit', (event) => event.preventDefault())
}

function valueOf(control: HTMLInputElement): string {
  return control.type === 'checkbox' || control.type === 'radio' ? String(control.checked) : control.value
}
