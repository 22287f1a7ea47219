import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNickname } from '../../../../src/domain/frame/session/nickname'
import { checkNewPassword } from '../../../../src/domain/frame/session/password'
import { parsePhoneNumber } from '../../../../src/domain/frame/session/phone-number'
import { parseVerificationCode } from '../../../../src/domain/frame/session/verification-code'
import type { Result } from '../../../../src/domain/frame/shared/result'

const said = <Value>(result: Result<Value, unknown>): unknown => (result.ok ? result.value : result.reason)

describe('A phone number', () => {
  it.each([
    '13800138000',
    '+8613800138000',
    '008613800138000',
    '8613800138000',
    '138 0013 8000',
    '138-0013-8000',
    '１３８００１３８０００',
    '＋86 138 0013 8000',
    ' 13800138000 ',
    '\u202d13800138000\u202c',
  ])('%s is one number', (typed) => {
    expect(said(parsePhoneNumber(typed))).toBe('13800138000')
  })

  it('may contain 86 anywhere', () => {
    for (const number of ['13868001380', '18613800138']) {
      expect(said(parsePhoneNumber(number))).toBe(number)
      expect(said(parsePhoneNumber(`+86 ${number}`))).toBe(number)
    }
  })

  it.each([
    '8686 13800138000',
    '+0086 13800138000',
    '12800138000',
    '1380013800',
    '138001380000',
    '+1 415 555 2671',
    'abc',
    '86',
    '+86',
  ])('%s is none', (typed) => {
    expect(said(parsePhoneNumber(typed))).toBe('not-a-phone-number')
  })

  it('is empty when nothing is typed, and stays itself when read again', () => {
    expect(said(parsePhoneNumber('  '))).toBe('empty')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = parsePhoneNumber(typed)
        if (read.ok) expect(parsePhoneNumber(read.value)).toEqual(read)
      }),
    )
  })
})

describe('A code', () => {
  it('is six digits, however they come', () => {
    expect(
      ['123456', '１２３４５６', '123 456', '12345', '1234567', 'abcdef', ''].map((typed) =>
        said(parseVerificationCode(typed)),
      ),
    ).toEqual(['123456', '123456', '123456', 'not-a-code', 'not-a-code', 'not-a-code', 'empty'])
  })
})

describe('A password', () => {
  const isCommon = (password: string): boolean => password === 'password1'

  it.each([
    ['', 'empty'],
    ['1234567', 'too-short'],
    ['x'.repeat(65), 'too-long'],
    ['PassWord1', 'too-common'],
    ['x'.repeat(64), 'x'.repeat(64)],
    [' 长城长城长城长 ', ' 长城长城长城长 '],
    ['😀'.repeat(7), 'too-short'],
  ])('%s: %s', (typed, outcome) => {
    expect(said(checkNewPassword(typed, isCommon))).toBe(outcome)
  })

  it.each([
    ['13800138000', 'personal'],
    ['+86 138-0013-8000', 'personal'],
    ['00138000', 'personal'],
    ['800138000x', 'personal'],
    ['１３８００１３８０００', 'personal'],
    ['0138000 by the river', '0138000 by the river'],
    ['0138000x', '0138000x'],
    ['38000abc', '38000abc'],
    ['13800138000abcd', '13800138000abcd'],
    ['?!?!?!?!', '?!?!?!?!'],
    ['13800138000 by the river', '13800138000 by the river'],
    ['13900139000', '13900139000'],
    ['Town Square', 'personal'],
    ['townsquare123', 'personal'],
    ['townsquare at dawn', 'townsquare at dawn'],
    ['江城晚报江城晚报', 'personal'],
    ['夜读的林江城晚报', 'personal'],
    ['夜读的林-Townsquare-123', 'personal'],
    ['13800138000 Townsquare', 'personal'],
    ['江城晚报 by Townsquare', 'personal'],
    ['夜读的林 Townsquare 1234', '夜读的林 Townsquare 1234'],
  ])("beside one's number and the site's name is one's own: %s is %s", (typed, outcome) => {
    expect(
      said(
        checkNewPassword(typed, isCommon, {
          phone: '13800138000',
          nickname: '夜读的林',
          siteNames: ['Townsquare', '江城晚报', ''],
        }),
      ),
    ).toBe(outcome)
  })
})

it('a password of names that share letters is of nothing else', () => {
  const known = { phone: null, nickname: 'Streetwise', siteNames: ['Lantern Street'] }
  expect(said(checkNewPassword('lanternstreetwise', () => false, known))).toBe('personal')
})

it('a password of the product’s own name is refused wherever the site is named otherwise', () => {
  const known = { phone: null, nickname: null, siteNames: ['Riverside'] }
  expect(said(checkNewPassword('townsquare123', () => false, known))).toBe('personal')
  expect(said(checkNewPassword('townsquare123', () => false))).toBe('personal')
  expect(said(checkNewPassword('Riverside 1', () => false, known))).toBe('personal')
})

describe('A password beside a number that is known masked alone', () => {
  it.each([
    ['138-1234-8000', 'personal'],
    ['13812348000abc', 'personal'],
    ['12348000', '12348000'],
    ['13812348001', '13812348001'],
  ])('%s is %s', (typed, outcome) => {
    expect(said(checkNewPassword(typed, () => false, { phone: '138****8000', nickname: null, siteNames: [] }))).toBe(
      outcome,
    )
  })
})

describe('A nickname', () => {
  it.each([
    [' Lin  Yu ', 'Lin Yu'],
    ['湘江夜读', '湘江夜读'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u200d', 'empty'],
    ['a\u202eb', 'ab'],
    ['a\nb', 'a b'],
    ['a\ue000b', 'unseen-characters'],
    ['Lin\u3000\u2003Yu', 'Lin Yu'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['月'.repeat(20), '月'.repeat(20)],
    ['👨‍👩‍👧‍👦'.repeat(20), '👨‍👩‍👧‍👦'.repeat(20)],
    ['⻢ＡＢ', '马AB'],
    ['Jose\u0301', 'José'],
    ['😀'.repeat(20), '😀'.repeat(20)],
    ['x'.repeat(41), 'too-long'],
    ['月'.repeat(21), 'too-long'],
  ])('%s: %s', (typed, outcome) => {
    expect(said(parseNickname(typed))).toBe(outcome)
  })
})
