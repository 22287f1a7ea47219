import { inject } from 'inversify'
import type { PhoneCode } from '../../../../domain/frame/session/phone-code'
import { parsePhoneNumber } from '../../../../domain/frame/session/phone-number'
import type { Form } from '../../forms/form'
import type { FormOptions } from '../../forms/form-options'
import { PlainForms } from '../../forms/plain-forms'
import { fieldFailures, valuesLike } from '../../forms/form-values'
import type { Resource } from '../../shared/resource'
import { isRecord } from '../../../../domain/frame/shared/json-record'
import { CodeRequests } from './code-requests'
import type { CodeRequest } from './code-request'
import type { TextCodePurpose } from '../session-gateway'

type Options<Values extends PhoneCode, Sent extends object, Answer> = Omit<
  FormOptions<Values, Sent, Answer>,
  'needs' | 'draft' | 'retypedFields'
> & {
  /** The number that the code is sent to; the number typed into the form when omitted. */
  readonly number?: () => string
  /** Fields that are not saved with the screen; the code never is. */
  readonly secrets?: readonly (keyof Values)[]
}

/**
 * A form with a phone number and the code that was sent to it: login, forgotten password, binding and changing a
 * number. It has no draft; what is not secret is restored with its screen.
 */
export class PhoneCodeForm<Values extends PhoneCode, Sent extends object, Answer> implements Resource {
  readonly form: Form<Values, Sent, Answer>

  constructor(
    forms: PlainForms,
    readonly request: CodeRequest,
    private readonly options: Options<Values, Sent, Answer>,
  ) {
    const dependents = { phone: ['code'], ...options.dependents } as Options<Values, Sent, Answer>['dependents']
    this.form = forms.make({ ...options, dependents, needs: 'nobody', draft: false, retypedFields: ['code'] })
  }

  /** Sends a code to the number; errors of the number are shown at its field. */
  async requestCode(): Promise<void> {
    const number = this.number()
    if (number === null) return
    await this.request.send(number)
    const { failure } = this.request
    if (failure === null) return this.form.change({ code: '' } as Partial<Values>)
    const errors = fieldFailures(failure, { phone: number })
    if (errors === null) return
    this.request.clearFailure()
    this.form.showErrors(errors)
  }

  /** Continues the countdown. */
  show(): () => void {
    return this.request.resume()
  }

  /** The input without the secrets, and the countdown. */
  snapshot(): unknown {
    const secrets: readonly (keyof Values)[] = ['code', ...(this.options.secrets ?? [])]
    const values = Object.entries(this.form.values).filter(([field]) => !secrets.includes(field as keyof Values))
    return { values: Object.fromEntries(values), request: this.request.saved() }
  }

  restore(saved: unknown): boolean {
    if (!isRecord(saved) || !isRecord(saved['values']) || !this.request.restore(saved['request'])) return false
    this.form.change(valuesLike(this.form.values, saved['values']))
    return true
  }

  private number(): string | null {
    if (this.options.number !== undefined) return this.options.number()
    const phone = parsePhoneNumber(this.form.values.phone)
    if (!phone.ok) this.form.checkFields(['phone'])
    return phone.ok ? phone.value : null
  }
}

/** Creates forms with a phone number and a code. */
export class PhoneCodeForms {
  constructor(
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(CodeRequests) private readonly requests: CodeRequests,
  ) {}

  make<Values extends PhoneCode, Sent extends object, Answer>(
    purpose: TextCodePurpose,
    options: Options<Values, Sent, Answer>,
  ): PhoneCodeForm<Values, Sent, Answer> {
    return new PhoneCodeForm(this.forms, this.requests.of(purpose), options)
  }
}
