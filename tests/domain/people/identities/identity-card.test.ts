import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, checkDigitOf, parseIdentityCard } from '../../../../src/domain/people/identities/identity-card'
import { dateOfDays, daysOfDate, isoDate } from '../../../../src/domain/frame/shared/civil-date'

const today = { year: 2026, month: 3, day: 5 }
const born = fc
  .integer({ min: daysOfDate({ year: 1900, month: 1, day: 1 }), max: daysOfDate(today) })
  .map((days) => dateOfDays(days))
const cardOf = (birthDate: Parameters<typeof isoDate>[0], ordinal: number) => {
  const first = `110101${isoDate(birthDate).replaceAll('-', '')}${String(ordinal).padStart(3, '0')}`
  return `${first}${checkDigitOf(first) ?? ''}`
}
const card = fc.tuple(born, fc.integer({ min: 0, max: 999 }))

describe('the number of an identity card', () => {
  it('says birth date and sex, however it is typed', () => {
    fc.assert(
      fc.property(card, ([birthDate, ordinal]) => {
        const number = cardOf(birthDate, ordinal)
        const wide = number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).toLowerCase()
        for (const typed of [number, wide, ` ${number.slice(0, 6)} ${number.slice(6)} `])
          expect(parseIdentityCard(typed, today)).toEqual({
            ok: true,
            value: { number, birthDate, sex: ordinal % 2 === 1 ? 1 : 2 },
          })
      }),
    )
  })

  it('is known as mistyped when one digit is wrong, or two neighbours are exchanged', () => {
    fc.assert(
      fc.property(card, fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), ([date, ordinal], at, by) => {
        const number = cardOf(date, ordinal)
        const digit = (Number(number[at]) + by) % 10
        expect(parseIdentityCard(`${number.slice(0, at)}${digit}${number.slice(at + 1)}`, today).ok).toBe(false)
        if (at === 16 || number[at] === number[at + 1]) return
        const swapped = `${number.slice(0, at)}${number[at + 1]}${number[at]}${number.slice(at + 2)}`
        expect(parseIdentityCard(swapped, today).ok).toBe(false)
      }),
    )
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['11010119900101001', 'not-a-card'],
    ['01010119900101001X', 'not-a-card'],
    ['110101199001010010', 'wrong-check-digit'],
    [cardOf({ year: 2026, month: 3, day: 6 }, 1), 'impossible-date'],
    [cardOf({ year: 1890, month: 1, day: 1 }, 1), 'impossible-date'],
    [cardOf({ year: 2023, month: 2, day: 29 }, 1), 'impossible-date'],
  ])('%s is %s', (typed, reason) => {
    expect(parseIdentityCard(typed, today)).toEqual({ ok: false, reason })
  })

  it('makes somebody a year older on their birthday', () => {
    const birthDate = { year: 2008, month: 3, day: 6 }
    expect(ageOn(birthDate, today)).toBe(17)
    expect(ageOn(birthDate, { ...today, day: 6 })).toBe(18)
  })
})
