import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  latestYears,
  numberFrom,
  parseNumber,
  certificateNumberLength,
  type YearOfService,
} from '../../../../src/domain/civic/certificates/certificate'

const bytes = fc.array(fc.nat(255), { minLength: certificateNumberLength, maxLength: certificateNumberLength })

describe('the number of a certificate', () => {
  it('has three groups of four, without signs that look alike', () => {
    const group = '[2-9A-HJ-NP-Z]{4}'
    const form = new RegExp(`^${group}-${group}-${group}$`)
    fc.assert(fc.property(bytes, (given) => form.test(numberFrom(given))))
  })

  it('uses every sign, and each for as many bytes', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const sign = numberFrom(Array.from({ length: certificateNumberLength }, () => byte)).charAt(0)
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
    }
    expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])])
  })

  it('is read however it is written: in small letters, with spaces, other dashes or none', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom('', ' ', '–', ' - ', '-'), (given, between) => {
        const number = numberFrom(given)
        expect(parseNumber(` ${number.toLowerCase().replaceAll('-', between)} `)).toBe(number)
      }),
    )
    expect(parseNumber('ＬＡＮＴ－ＥＲＮＳ－２３４５')).toBe('LANT-ERNS-2345')
  })

  it('is none with another length or another sign', () => {
    for (const text of ['', 'LANT-ERNS-234', 'LANT-ERNS-23456', 'LANT-ERNS-2340', 'IANT-ERNS-2345', 'LANT+ERNS+2345'])
      expect(parseNumber(text)).toBeNull()
    fc.assert(fc.property(fc.string(), (text) => [null, 14].includes(parseNumber(text)?.length ?? null)))
  })
})

describe('the years of a certificate', () => {
  it('are the latest ones, and all before them together', () => {
    const years = [2022, 2026, 2024, 2023, 2025].map((year) => ({ year, minutes: year }))
    expect(latestYears(years, 3)).toEqual({
      latest: [2026, 2025, 2024].map((year) => ({ year, minutes: year })),
      earlier: 2022 + 2023,
    })
  })

  it('lose no minute', () => {
    const service = fc.record({ year: fc.integer({ min: 1990, max: 2100 }), minutes: fc.nat(100_000) })
    fc.assert(
      fc.property(fc.uniqueArray(service, { selector: ({ year }) => year }), fc.nat(9), (years, most) => {
        const { latest, earlier } = latestYears(years, most)
        const sum = (of: readonly YearOfService[]) =>
          of.map(({ minutes }) => minutes).reduce((all, minutes) => all + minutes, 0)
        expect(latest.length).toBe(Math.min(most, years.length))
        expect(sum(latest) + earlier).toBe(sum(years))
      }),
    )
  })
})
