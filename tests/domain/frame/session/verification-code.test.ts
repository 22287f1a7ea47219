import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeIn, parseVerificationCode, typedCode } from '../../../../src/domain/frame/session/verification-code'

describe('the code of a message', () => {
  it.each([
    ['【12345热线】验证码482913', '482913'],
    ['【兰江】您的验证码是：482913。5分钟内有效，请勿转告他人。', '482913'],
    ['482913', '482913'],
    ['４８２９１３', '482913'],
    ['٤٨٢٩١٣', '482913'],
    [' 482 913\u200B', '482913'],
    ['Your code is 482-913. Do not share it.', '482913'],
    ['Code: 12 34-56.', '123456'],
    ['660679 is your city authentication code.\n\n@city.example #660679', '660679'],
    ['G-482913 is your verification code', '482913'],
    ['Verification Code: 287961 Expiration Date: 4/30/2025 10:02:26 AM', '287961'],
    ['Enter code 678456 (expires in 30 min). Questions? Call 800.123.4567', '678456'],
    ['OTP for XXXXXX (XX1245) is 811739 (valid for 10 mins)', '811739'],
    ['ABC482913', '482913'],
    ['您尾号123456的卡正在办理业务，验证码：654321，请勿泄露', '654321'],
    ['482913是您的验证码，订单号 123456', '482913'],
    ['your account 123456 will receive OTP 654321 and has valid in 300s', '654321'],
    ['【办理确认】您于2025年09月30日23:45办理业务，随机验证码为【 123456 】，编号：15BJ202247，可拨打10086', '123456'],
    ['验证码482913（13912340006）', '482913'],
    ['验证码482913,5分钟内有效', '482913'],
  ])('in %j is %s', (text, code) => {
    expect(codeIn(text)).toBe(code)
  })

  it.each([
    '【12345热线】您好',
    '13912340006',
    '48291',
    '4829131',
    'a 111111 or b 222222',
    'Sent on 25-11-28',
    '¥482913.50',
    '2025-112811',
    '',
  ])('is not in %j', (text) => {
    expect(codeIn(text)).toBeNull()
  })
})

describe('the field of a code', () => {
  it('takes digits one by one, up to the last', () => {
    const typed = [...'482913'].reduce((before, digit) => typedCode(before + digit, before), '')
    expect([typed, typedCode('4829137', typed)]).toEqual(['482913', '482913'])
  })

  it.each([
    ['【12345热线】验证码482913', '', '482913'],
    // A message is filled in behind what was typed before.
    ['12【12345热线】验证码482913', '12', '482913'],
    ['12482913', '12', '482913'],
    // Neither a code nor digits that are being typed.
    ['【12345热线】您好', '12', '12'],
    ['13912340006', '', ''],
    ['12a', '12', '12'],
    ['1', '12', '1'],
    ['', '12', ''],
  ])('of which the text becomes %j after %j has %j', (text, before, digits) => {
    expect(typedCode(text, before)).toBe(digits)
  })

  it('has never more than digits of one code', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.constantFrom('', '12', '482913'),
        (text, before) => {
          expect(typedCode(text, before)).toMatch(/^[0-9]{0,6}$/)
        },
      ),
    )
  })
})

it('a code is sent as six digits, or the field says what is wrong', () => {
  expect(parseVerificationCode('验证码：482 913')).toEqual({ ok: true, value: '482913' })
  expect(parseVerificationCode(' ')).toEqual({ ok: false, reason: 'empty' })
  expect(parseVerificationCode('48291')).toEqual({ ok: false, reason: 'not-a-code' })
})
