import type { Form } from '../../../application/frame/forms/form'
import { useWords } from '../words/words'
import { formsWords } from './forms.words'

/**
 * The words of a form: the label of a field under its name ('title'), its hint under 'title.hint', and its errors under
 * the reason ('title.too-short').
 */
export type FormWords = Readonly<Record<string, unknown>>

/** The parts of a form that the components around it use. */
export type AnyForm = Pick<
  Form<object>,
  | 'name'
  | 'errors'
  | 'failure'
  | 'reachedLimit'
  | 'isRestored'
  | 'sentBefore'
  | 'isSending'
  | 'isChanged'
  | 'waitsForNetwork'
  | 'asksBeforeLeaving'
  | 'isDraftRefused'
  | 'discard'
  | 'stopWaiting'
  | 'submit'
>

/** The parts of a form that its fields use. */
export interface FieldsForm<Values extends object> {
  readonly name: string
  readonly values: Values
  readonly errors: { readonly [Field in keyof Values & string]?: string }
  change(part: Partial<Values>): void
}

interface FieldBinding<Value> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error: string | null
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Returns the props of the kit's field for each name; for use in observers. */
export function useFields<Values extends object>(
  form: FieldsForm<Values>,
  words: FormWords,
): <Field extends keyof Values & string>(field: Field) => FieldBinding<Values[Field]> {
  const reason = useReason(words)
  return (field) => {
    const hint = words[`${field}.hint`]
    return {
      id: fieldId(form.name, field),
      name: field,
      label: String(words[field] ?? ''),
      ...(typeof hint === 'string' ? { hint } : {}),
      error: reason(field, form.errors[field]),
      value: form.values[field],
      onChange: (value) => form.change({ [field]: value } as unknown as Partial<Values>),
    }
  }
}

/** Returns the error text of a field; null without an error. */
export function useReason(words: FormWords): (field: string, reason: string | undefined) => string | null {
  const formWords: FormWords = useWords(formsWords)
  return (field, reason) => {
    if (reason === undefined) return null
    const text = words[`${field}.${reason}`] ?? formWords[`reason.${reason}`] ?? formWords['reason.other']
    return typeof text === 'string' ? text : reason
  }
}

export function fieldId(form: string, field: string): string {
  return `${form}-${field}`
}
