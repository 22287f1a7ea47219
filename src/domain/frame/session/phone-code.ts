import { checkedFields } from '../shared/field-rules'
import { parsePhoneNumber } from './phone-number'
import { parseVerificationCode } from './verification-code'

/** A phone number, and the code that was sent to it. */
export interface PhoneCode {
  readonly phone: string
  readonly code: string
}

export const noPhoneCode: PhoneCode = { phone: '', code: '' }

/** Checks number and code; returns both in the form in which they are sent, or the errors. */
export const checkPhoneCode = ({ phone, code }: PhoneCode) =>
  checkedFields({ phone: parsePhoneNumber(phone), code: parseVerificationCode(code) })
