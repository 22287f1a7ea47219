import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkApplication } from '../../../../src/domain/civic/applications/application-form'
import { checkVolunteer } from '../../../../src/domain/civic/volunteers/volunteer-form'
import { parseAlipayAccount } from '../../../../src/domain/civic/wallet/cash-out-form'
import { checkHelpedPerson } from '../../../../src/domain/civic/wishes/helped-person-form'
import { parsePhoneNumber } from '../../../../src/domain/frame/session/phone-number'

const number = fc
  .tuple(fc.constantFrom('3', '5', '7', '8', '9'), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`)
const zeros = ['0', '０', '٠', '۰', '०', '๐', '𝟎']
const digitsFrom = (zero: string) => (digit: string) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))
const unseen = ['', '\u200B', '\u202D', '\u2066', '\uFE0D', '\u00AD', '\uFEFF']
const between = ['', ' ', '\u00A0', '\u3000', '-', '‑', '–', '—', '−', '－', 'ー', '.', '·', '/']
const before = [
  '',
  '+86',
  '+86 ',
  '0086',
  '0086-',
  '86-',
  '86',
  '(+86)',
  '（＋86）',
  '＋８６',
  'tel:+86-',
  '+86 (0)',
  '0',
]

/** A number in one of the forms in which it is typed, copied from a document, or filled in by a device. */
const written = number.chain((plain) =>
  fc
    .record({
      prefix: fc.constantFrom(...before),
      zero: fc.constantFrom(...zeros),
      gaps: fc.array(fc.tuple(fc.constantFrom(...between), fc.constantFrom(...unseen)), {
        minLength: 11,
        maxLength: 11,
      }),
    })
    .map(({ prefix, zero, gaps }) => ({
      plain,
      text: prefix + [...plain].map((digit, at) => (gaps[at] ?? []).join('') + digitsFrom(zero)(digit)).join(''),
    })),
)

/** Every place that takes a phone, with the number that it takes from a text. */
const places: Readonly<Record<string, (text: string) => unknown>> = {
  login: (text) => {
    const parsed = parsePhoneNumber(text)
    return parsed.ok ? parsed.value : parsed.reason
  },
  wallet: parseAlipayAccount,
  'helped person': (phone) => {
    const form = {
      name: 'Ann Li',
      sex: 0,
      phone,
      relation: 'family',
      address: 'Lane 1',
      needs: '',
      agreed: true,
    } as const
    const checked = checkHelpedPerson(form)
    return checked.ok ? checked.value.phone : checked.reason
  },
  guardian: (guardianPhone) => {
    const person = { name: 'Ann Li', sex: 1, birthDate: '2015-01-01', guardianName: 'Bo Li', guardianPhone } as const
    const profile = { nation: 'a', politics: 'a', education: 'a', streetId: 'a', skills: ['a'], times: ['a'] }
    const today = { year: 2026, month: 1, day: 1 }
    const checked = checkVolunteer({ ...person, ...profile, teams: [], agreed: true }, { today, knownBirthDate: null })
    return checked.ok ? checked.value.guardianPhone : checked.reason
  },
  application: (phone) => {
    const form = {
      kind: 'host',
      name: 'Radio',
      intro: 'Ten letters and more',
      contactName: 'Ann',
      phone,
      pictures: [],
    } as const
    const checked = checkApplication(form)
    return checked.ok ? checked.value.phone : checked.reason
  },
}

describe('a phone number', () => {
  it.each(Object.keys(places))('is the same in every form: %s', (place) => {
    fc.assert(
      fc.property(written, ({ plain, text }) => {
        expect(places[place]?.(text)).toBe(plain)
      }),
    )
  })

  it.each([
    ['', 'empty'],
    [' \u200B', 'empty'],
    ['1391234000', 'not-a-phone-number'],
    ['139123400060', 'not-a-phone-number'],
    ['12912340006', 'not-a-phone-number'],
    ['+852 13912340006', 'not-a-phone-number'],
    ['+1 3912340006', 'not-a-phone-number'],
    ['139一二三四零零零六', 'not-a-phone-number'],
    ['13912340006x', 'not-a-phone-number'],
  ])('is not %j: %s', (text, reason) => {
    expect(parsePhoneNumber(text)).toEqual({ ok: false, reason })
  })

  it('may be left out for a helped person, also where only unseen characters are typed', () => {
    expect(places['helped person']?.(' \u200B')).toBe('')
  })
})
