import type { FieldErrors } from '../../../domain/frame/shared/field-rules'
import type { Result } from '../../../domain/frame/shared/result'
import type { IntentRequirement } from '../session/access/intents'
import type { Failure, Outcome } from '../shared/failure'

export type FieldOf<Values> = keyof Values & string
export type FormErrors<Values> = FieldErrors<FieldOf<Values>, string>

export interface FormOptions<Values extends object, Sent extends object, Answer> {
  /** The name of the form's draft and intent, such as 'wish' or 'finish-wish:12'. */
  readonly name: string
  /** The values that the form begins with. */
  readonly values: Values
  /** Checks the values by the domain's rules; returns what is to be sent, or the errors of the fields. */
  readonly check: (values: Values) => Result<Sent, FormErrors<Values>>
  /**
   * Submits the form. The key is created when the form is opened and stored with its draft, so that a repeat is
   * harmless.
   */
  readonly send: (input: Sent, key: string) => Promise<Outcome<Answer>>
  readonly onSent: (answer: Answer) => void
  /**
   * What the visitor needs to submit. A visitor who lacks it is sent to log in or to bind a phone, and the form is
   * submitted when they return.
   */
  readonly needs: IntentRequirement
  /** The maximum number of pictures, sent as upload ids in the field `pictures`; none when omitted. */
  readonly pictures?: number
  /**
   * Whether everybody will see the pictures. A picture that may not be published is then refused when it is added
   * (C030).
   */
  readonly published?: true
  /** Whether videos are accepted among the pictures. */
  readonly videos?: true
  /** False when nothing may be stored or sent later: for secrets, and for codes that are valid for minutes. */
  readonly draft?: false
  /** Returns the field errors that a failure other than invalid input stands for; null when it stands for none. */
  readonly errorsOf?: (failure: Failure) => FormErrors<Values> | null
  /**
   * The fields whose check depends on a field, for each field. Changing the field clears those of their errors that no
   * longer hold.
   */
  readonly dependents?: { readonly [Field in FieldOf<Values>]?: readonly FieldOf<Values>[] }
  /** Fields that are emptied when the platform refuses them, such as a code. */
  readonly retypedFields?: readonly FieldOf<Values>[]
}
