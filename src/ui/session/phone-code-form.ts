import { makeAutoObservable, observableRef } from 'mobx'
import type { CodeRequest, SavedCodeRequest } from '../../application/session/code-request'
import type { FieldProblems } from '../../application/session/field-problems'
import { fieldProblems } from '../../application/session/field-problems'
import { parsePhoneNumber } from '../../domain/session/phone-number'
import { parseVerificationCode } from '../../domain/session/verification-code'

type PhoneCodeField = 'phone' | 'code'

export interface SavedPhoneCode {
  readonly phone: string
  readonly request: SavedCodeRequest
}

/** A phone number and the code that was sent to it: shared by login, binding and a forgotten password. */
export class PhoneCodeForm {
  phone = ''
  code = ''
  problems: FieldProblems<PhoneCodeField> = {}

  constructor(readonly request: CodeRequest) {
    makeAutoObservable(this, { request: false, problems: observableRef }, { autoBind: true })
  }

  setPhone(phone: string): void {
    this.phone = phone
    // A code belongs to the number that it was sent to.
    this.problems = {}
    this.request.clearFailure()
  }

  setCode(code: string): void {
    this.code = code
    if (this.problems.code === undefined) return
    const { code: _cleared, ...others } = this.problems
    this.problems = others
  }

  async requestCode(): Promise<void> {
    const phone = this.checkedPhone()
    if (phone === null) return
    await this.request.send(phone)
    const { failure } = this.request
    if (failure === null) this.setCode('')
    const problems = failure === null ? null : fieldProblems(failure, ['phone'])
    if (problems === null) return
    this.request.clearFailure()
    this.showProblems(problems)
  }

  /** The normalised number, or null with the problem shown. */
  checkedPhone(): string | null {
    const phone = parsePhoneNumber(this.phone)
    if (!phone.ok) this.showProblems({ phone: phone.reason })
    return phone.ok ? phone.value : null
  }

  /** Both, or null with the problems shown. */
  checked(): { readonly phone: string; readonly code: string } | null {
    const phone = parsePhoneNumber(this.phone)
    const code = parseVerificationCode(this.code)
    if (phone.ok && code.ok) return { phone: phone.value, code: code.value }
    this.problems = { ...(phone.ok ? {} : { phone: phone.reason }), ...(code.ok ? {} : { code: code.reason }) }
    return null
  }

  showProblems(problems: FieldProblems<PhoneCodeField>): void {
    this.problems = { ...this.problems, ...problems }
    // A refused code has to be typed again.
    if (problems.code !== undefined) this.code = ''
  }

  /** Without the code. */
  saved(): SavedPhoneCode {
    return { phone: this.phone, request: this.request.saved() }
  }

  restore({ phone, request }: SavedPhoneCode): void {
    this.phone = phone
    this.request.restore(request)
  }
}
