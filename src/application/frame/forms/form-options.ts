import type { FieldErrors } from '../../../domain/frame/shared/field-rules'
import type { Result } from '../../../domain/frame/shared/result'
import type { Needs } from '../session/intents'
import type { Failure, Outcome } from '../shared/failure'

export type FieldOf<Values> = keyof Values & string
export type FormErrors<Values> = FieldErrors<FieldOf<Values>, string>

export interface FormOptions<Values extends object, Sent extends object, Answer> {
  /** Name of draft and intent: 'wish', 'finish-wish:12'. */
  readonly name: string
  /** What the form shows before anything is typed. */
  readonly values: Values
  /** The rules of the domain: returns what is sent, or the errors of the fields. */
  readonly check: (values: Values) => Result<Sent, FormErrors<Values>>
  /** The key is created when the form is opened and stored with its draft, so that a repeat is harmless. */
  readonly send: (sent: Sent, key: string) => Promise<Outcome<Answer>>
  readonly onSent: (answer: Answer) => void
  /**
   * Who may submit: other visitors are sent to log in or to bind a phone, and the form is submitted when they return.
   */
  readonly needs: Needs
  /** Maximum number of pictures, sent as upload ids in the field `pictures`; none when omitted. */
  readonly pictures?: number
  /** Everybody will see them: one that may not be published is refused when it is added (C030). */
  readonly published?: true
  /** Videos are taken among them, too. */
  readonly videos?: true
  /** False: nothing is stored, and nothing is sent later. For secrets, and for codes that are valid for minutes. */
  readonly draft?: false
  /** Errors of fields which the platform states by a failure other than invalid input. */
  readonly errorsOf?: (failure: Failure) => FormErrors<Values> | null
  /** Fields that are judged together with the given one: its change clears their errors, unless they still hold. */
  readonly dependents?: { readonly [Field in FieldOf<Values>]?: readonly FieldOf<Values>[] }
  /** Fields that are emptied when the platform refuses them, such as a code. */
  readonly retyped?: readonly FieldOf<Values>[]
}
