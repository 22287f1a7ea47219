import { inject } from 'inversify'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { ChangePhone } from '../../../../application/frame/session/phone/change-phone'
import { PhoneCodeForms } from '../../../../application/frame/session/phone/phone-code-form'
import { SessionStore } from '../../../../application/frame/session/session.store'
import type { Failure } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { checkPhoneCode, noPhoneCode } from '../../../../domain/frame/session/phone-code'
import { parseVerificationCode } from '../../../../domain/frame/session/verification-code'
import { checkedFields, type FieldErrors } from '../../../../domain/frame/shared/field-rules'
import type { ScreenViewModel } from '../../shell/screens/screen'
import { bindPhonePath, phonePath } from '../session.paths'
import { takenPhone } from './taken-phone'

/** S062: verifies the current number, then binds a new one in its place. Nothing typed here is stored. */
export class RebindPhoneViewModel implements ScreenViewModel {
  /** Whether the proof of the current number has expired. */
  isProofExpired = false
  readonly currentPhoneForm
  readonly next
  readonly resources: Resources
  private proof: string | null = null

  constructor(
    @inject(ChangePhone) changePhone: ChangePhone,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(PhoneCodeForms) forms: PhoneCodeForms,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.currentPhoneForm = forms.make('rebind-old', {
      name: 'present-phone',
      values: noPhoneCode,
      number: () => this.phone,
      check: ({ code }) => checkedFields({ code: parseVerificationCode(code) }),
      send: ({ code }) => changePhone.verify(this.phone, code),
      onSent: ({ proof }) => this.setProof(proof),
    })
    this.next = forms.make('rebind-new', {
      name: 'new-phone',
      values: noPhoneCode,
      check: checkPhoneCode,
      send: (input) => changePhone.execute(this.proof ?? '', input),
      errorsOf: (failure) => this.expiredProof(failure) ?? takenPhone(failure),
      onSent: () => this.navigator.back(phonePath),
    })
    this.resources = { present: resetResource(this.currentPhoneForm), next: resetResource(this.next) }
    observe(this)
  }

  get step(): 'present' | 'new' {
    return this.proof === null ? 'present' : 'new'
  }

  /** The current number, masked. */
  get phone(): string {
    return this.session.user?.phone ?? ''
  }

  show(): void {
    if (this.session.isMember && this.session.user?.phone === null)
      this.navigator.navigateTo(bindPhonePath(phonePath), { replace: true })
  }

  /** Returns to the first step. */
  returnToPresent(): void {
    this.proof = null
  }

  private setProof(proof: string): void {
    this.proof = proof
    this.isProofExpired = false
    this.currentPhoneForm.form.change({ code: '' })
  }

  /** Returns to the first step when the proof has expired. The new number stays in its field. */
  private expiredProof({ code, fields }: Failure): FieldErrors<'phone', string> | null {
    this.isProofExpired = code === 'invalid' && fields.oldProof !== undefined
    if (!this.isProofExpired) return null
    this.proof = null
    return {}
  }
}
