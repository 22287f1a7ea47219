import { observe } from '../shared/observe'

interface Showable {
  /** Returns what ends it. */
  show(): () => void
}

/** A form that is made once something is loaded, which may be before or after its screen is shown. */
export class LateForm<Made extends Showable> {
  /** The form; null until it is made. */
  form: Made | null = null
  private isShown = false
  private end: () => void = () => undefined

  constructor() {
    observe(this)
  }

  /** Puts a form in place of the one before, or none. */
  set(form: Made | null): void {
    this.end()
    this.form = form
    this.end = () => undefined
    if (this.isShown && form !== null) this.end = form.show()
  }

  /** Call when the screen is shown; returns a clean-up function. */
  show(): () => void {
    this.isShown = true
    this.end = this.form?.show() ?? (() => undefined)
    return () => {
      this.isShown = false
      this.end()
    }
  }
}
