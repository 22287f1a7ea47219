import { FormKeeping, unkeptDrafts, type DraftKeeping, type KeptForm } from './form-keeping'
import type { FormOptions } from './form-options'
import type { PlainForms } from './plain-forms'

/** What a form works with, of which nothing is shown. */
export interface FormHost<Values extends object, Sent extends object, Answer> {
  readonly services: PlainForms
  readonly options: FormOptions<Values, Sent, Answer>
  readonly draftKeeping: DraftKeeping
  isOpen: boolean
  isShown: boolean
  wasUnderWay: boolean
  failedTries: number
  endWait: () => void
}

export function formHost<Values extends object, Sent extends object, Answer>(
  services: PlainForms,
  options: FormOptions<Values, Sent, Answer>,
  draftKeeping: DraftKeeping,
): FormHost<Values, Sent, Answer> {
  const endWait = () => undefined
  return { services, options, draftKeeping, isOpen: false, isShown: false, wasUnderWay: false, failedTries: 0, endWait }
}

/** The keeping of a form's draft, which saves nothing where the options say so. */
export function draftKeepingFor(
  services: PlainForms,
  options: { readonly name: string; readonly draft?: false },
  form: KeptForm,
): DraftKeeping {
  const newKey = () => services.newKey()
  return options.draft === false ? unkeptDrafts(newKey) : new FormKeeping(services.drafts, newKey, options.name, form)
}
