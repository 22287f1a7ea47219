import { checkedFields, type FieldErrors } from '../shared/field-rules'
import { failure, success, type Result } from '../shared/result'
import { noPhoneCode, type PhoneCode } from './phone-code'
import { parsePhoneNumber } from './phone-number'
import { parseVerificationCode } from './verification-code'

export type LoginMethod = 'code' | 'password'

/** The input of the login. */
export interface LoginForm extends PhoneCode {
  readonly method: LoginMethod
  readonly password: string
  /** Whether the terms of use and the privacy policy are accepted. */
  readonly agreed: boolean
}

export const emptyLogin: LoginForm = { ...noPhoneCode, method: 'code', password: '', agreed: false }

export type LoginCredentials = PhoneCode | { readonly phone: string; readonly password: string }

/** Checks the input; returns what the chosen method sends, or the errors. */
export function checkLogin({
  method,
  phone,
  code,
  password,
  agreed,
}: LoginForm): Result<LoginCredentials, FieldErrors<keyof LoginForm, string>> {
  const commonFields = { phone: parsePhoneNumber(phone), agreed: agreed ? success(true) : failure('needed') }
  return method === 'code'
    ? checkedFields({ ...commonFields, code: parseVerificationCode(code) })
    : checkedFields({ ...commonFields, password: password === '' ? failure('empty') : success(password) })
}
