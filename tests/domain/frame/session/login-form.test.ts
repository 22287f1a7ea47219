import { describe, expect, it } from 'vitest'
import { checkLogin, emptyLogin, type LoginForm } from '../../../../src/domain/frame/session/login-form'
import { checkPhoneCode, noPhoneCode } from '../../../../src/domain/frame/session/phone-code'

const byCode: LoginForm = { phone: '138 0013 8000', code: '123 456', method: 'code', password: '', agreed: true }
const byPassword: LoginForm = { ...byCode, method: 'password', code: '', password: ' heron pier ' }
const check = (form: LoginForm, change: Partial<LoginForm> = {}) => checkLogin({ ...form, ...change })

describe('the login', () => {
  it('begins empty, by code, and with nothing agreed to', () => {
    expect(emptyLogin).toEqual({ phone: '', code: '', method: 'code', password: '', agreed: false })
    expect(checkLogin(emptyLogin)).toEqual({ ok: false, reason: { phone: 'empty', code: 'empty', agreed: 'needed' } })
  })

  it('by code sends no password', () => {
    expect(check(byCode, { password: 'left from before' })).toEqual({
      ok: true,
      value: { phone: '13800138000', agreed: true, code: '123456' },
    })
  })

  it('by password sends it as it was typed, and no code', () => {
    expect(check(byPassword, { code: '123456' })).toEqual({
      ok: true,
      value: { phone: '13800138000', agreed: true, password: ' heron pier ' },
    })
  })

  it('wants what its method sends, and agreement by either', () => {
    const problems = (form: LoginForm, change: Partial<LoginForm>) => {
      const checked = check(form, change)
      return checked.ok ? null : checked.reason
    }
    expect(problems(byCode, { code: '12345' })).toEqual({ code: 'not-a-code' })
    expect(problems(byCode, { phone: '123', agreed: false })).toEqual({ phone: 'not-a-phone-number', agreed: 'needed' })
    expect(problems(byPassword, { password: '' })).toEqual({ password: 'empty' })
    expect(problems(byPassword, { phone: '', agreed: false })).toEqual({ phone: 'empty', agreed: 'needed' })
  })
})

describe('a number with its code', () => {
  it('begins empty', () => {
    expect(noPhoneCode).toEqual({ phone: '', code: '' })
    expect(checkPhoneCode(noPhoneCode)).toEqual({ ok: false, reason: { phone: 'empty', code: 'empty' } })
  })

  it('is sent in plain digits', () => {
    expect(checkPhoneCode({ phone: '+86 13800138000', code: '１２３４５６' })).toEqual({
      ok: true,
      value: { phone: '13800138000', code: '123456' },
    })
  })
})
