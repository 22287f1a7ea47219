import { makeAutoObservable, runInAction } from 'mobx'
import type { FieldOf, Form } from './form'

export interface FormStep<Values> {
  readonly name: string
  readonly fields: readonly FieldOf<Values>[]
}

export type StepState = 'todo' | 'done' | 'wrong'

/** A long form in steps: one shows at a time, each can be gone to, and a submit leads to the first that is wrong. */
export class FormSteps<Values extends object, Sent extends object, Answer> {
  /** Place of the step that shows; null shows the list of steps alone. */
  current: number | null = null
  private left: ReadonlySet<number> = new Set()

  constructor(
    private readonly form: Form<Values, Sent, Answer>,
    readonly steps: readonly FormStep<Values>[],
  ) {
    makeAutoObservable<this, 'form'>(this, { form: false, steps: false }, { autoBind: true })
  }

  /** Wrong is only what was left or sent: nobody is blamed for what they did not come to yet. */
  get states(): readonly StepState[] {
    const broken = this.form.broken()
    return this.steps.map(({ fields }, place) => {
      const isWrong = fields.some((field) => broken[field] !== undefined)
      if (!isWrong) return 'done'
      return this.left.has(place) || fields.some((field) => this.form.errors[field] !== undefined) ? 'wrong' : 'todo'
    })
  }

  goTo(place: number | null): void {
    if (this.current !== null) this.left = new Set([...this.left, this.current])
    this.current = place
  }

  /** Checks the fields of this step, and goes on when they are right: to the next, after the last to the list. */
  next(): void {
    const { current } = this
    const step = current === null ? undefined : this.steps[current]
    if (current === null || step === undefined || !this.form.checkFields(step.fields)) return
    this.goTo(current + 1 < this.steps.length ? current + 1 : null)
  }

  async submit(): Promise<void> {
    await this.form.submit()
    const wrong = this.steps.findIndex(({ fields }) => fields.some((field) => this.form.errors[field] !== undefined))
    if (wrong >= 0) runInAction(() => this.goTo(wrong))
  }
}
