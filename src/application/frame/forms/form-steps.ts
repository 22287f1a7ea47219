import { runInAction } from 'mobx'
import type { Form } from './form'
import type { FieldOf } from './form-options'
import { observe } from '../shared/observe'

export interface FormStep<Values> {
  readonly name: string
  readonly fields: readonly FieldOf<Values>[]
}

export type StepState = 'todo' | 'done' | 'wrong'

/**
 * A long form in steps. One step is shown at a time, any step can be opened, and a failed submit leads to the first
 * step with an error.
 */
export class FormSteps<Values extends object, Sent extends object, Answer> {
  /** Index of the step being shown; null shows only the list of steps. */
  current: number | null = null
  private left: ReadonlySet<number> = new Set()

  constructor(
    private readonly form: Form<Values, Sent, Answer>,
    readonly steps: readonly FormStep<Values>[],
  ) {
    observe(this)
  }

  /** The state of each step. A step counts as wrong only once the visitor has left it or submitted the form. */
  get states(): readonly StepState[] {
    const invalidFields = this.form.broken()
    return this.steps.map(({ fields }, index) => {
      const isWrong = fields.some((field) => invalidFields[field] !== undefined)
      if (!isWrong) return 'done'
      return this.left.has(index) || fields.some((field) => this.form.errors[field] !== undefined) ? 'wrong' : 'todo'
    })
  }

  goTo(place: number | null): void {
    if (this.current !== null) this.left = new Set([...this.left, this.current])
    this.current = place
  }

  /** Validates this step. When it is valid, the next step is shown, or the list of steps after the last step. */
  next(): void {
    const { current } = this
    const step = current === null ? undefined : this.steps[current]
    if (current === null || step === undefined || !this.form.checkFields(step.fields)) return
    this.goTo(current + 1 < this.steps.length ? current + 1 : null)
  }

  /**
   * Submits the form. An invalid one leads to the first invalid step and shows only its errors, because the later steps
   * may never have been opened.
   */
  async submit(): Promise<void> {
    const invalidFields = this.form.broken()
    const first = this.steps.findIndex(({ fields }) => fields.some((field) => invalidFields[field] !== undefined))
    if (first >= 0) {
      this.goTo(first)
      this.form.checkFields(this.steps[first]?.fields ?? [])
      return
    }
    await this.form.submit()
    const wrong = this.steps.findIndex(({ fields }) => fields.some((field) => this.form.errors[field] !== undefined))
    if (wrong >= 0) runInAction(() => this.goTo(wrong))
  }
}
