import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactCount, countLabel } from '../../../../src/domain/frame/shared/format/count'
import { distanceLabel } from '../../../../src/domain/frame/shared/format/distance'
import { durationParts, durationText } from '../../../../src/domain/frame/shared/format/duration'
import { maskPhone, maskText } from '../../../../src/domain/frame/shared/format/text-mask'

describe('A distance (B52)', () => {
  it.each([
    [0, { kind: 'under-100-metres' }],
    [99.95, { kind: 'under-100-metres' }],
    [100, { kind: 'metres', value: 100, text: '100' }],
    [999.4, { kind: 'metres', value: 999, text: '999' }],
    [999.5, { kind: 'kilometres', value: 1, text: '1.0' }],
    [1000, { kind: 'kilometres', value: 1, text: '1.0' }],
    [1250, { kind: 'kilometres', value: 1.3, text: '1.3' }],
    [99_960, { kind: 'kilometres', value: 100, text: '100.0' }],
    [100_000, { kind: 'kilometres', value: 100, text: '100.0' }],
    [100_000.1, { kind: 'over-100-kilometres' }],
    [Infinity, { kind: 'over-100-kilometres' }],
    [-1, { kind: 'unknown' }],
    [NaN, { kind: 'unknown' }],
  ])('of %f m is %o', (metres, label) => {
    expect(distanceLabel(metres)).toEqual(label)
  })
})

describe('a count in English', () => {
  it('is short as the standard formatter writes it, for every count', () => {
    const standard = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
    const count = fc.oneof(
      fc.nat(),
      fc.maxSafeNat(),
      fc.integer({ min: 0, max: 15 }).map((power) => 10 ** power - 1),
    )
    fc.assert(
      fc.property(count, (value) => {
        expect(compactCount(value)).toBe(standard.format(value).toLowerCase())
      }),
      { numRuns: 2000, examples: [[999], [1000], [1249], [1250], [999_949], [999_950], [999_999_999]] },
    )
    expect([compactCount(-1), compactCount(NaN)]).toEqual(['0', '0'])
  })
})

describe('A count (B53)', () => {
  it.each([
    [0, '0'],
    [9999, '9999'],
    [9999.9, '9999'],
    [10_000, '1.00'],
    [10_050, '1.01'],
    [12_345, '1.23'],
    [99_999, '10.00'],
    [100_000_000, '10000.00'],
    [-7, '0'],
    [-Infinity, '0'],
    [NaN, '0'],
    [Infinity, '900719925474.10'],
  ])('of %f shows %s', (count, text) => {
    expect(countLabel(count).text).toBe(text)
  })

  it('never loses its order', () => {
    const shown = (count: number): number => {
      const label = countLabel(count)
      return label.kind === 'plain' ? label.value : label.value * 10_000
    }
    fc.assert(fc.property(fc.nat(), fc.nat(), (one, other) => one > other || shown(one) <= shown(other)))
  })
})

describe('Durations', () => {
  it.each([
    [0, '00:00'],
    [59.9, '00:59'],
    [60, '01:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [36_000, '10:00:00'],
    [-1, '00:00'],
    [NaN, '00:00'],
    [Infinity, '2501999792983:36:31'],
  ])('%f s show as %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text)
  })

  it('parts add up to the whole', () => {
    fc.assert(
      fc.property(fc.nat(), (whole) => {
        const { hours, minutes, seconds } = durationParts(whole)
        return hours * 3600 + minutes * 60 + seconds === whole && minutes < 60 && seconds < 60
      }),
    )
  })
})

describe('A mask (B57)', () => {
  it('keeps the chosen ends', () => {
    expect(maskPhone('13800138000')).toBe('138****8000')
    expect(maskText('欧阳娜娜', 1, 1)).toBe('欧**娜')
  })

  it('always hides something, keeps the length, and cuts no character in two', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.integer({ min: -3, max: 9 }),
        fc.integer({ min: -3, max: 9 }),
        (text, leading, trailing) => {
          const masked = [...maskText(text, leading, trailing)]
          const plain = [...text]
          expect(masked).toHaveLength(plain.length)
          expect(masked).toContain('*')
          masked.forEach((character, index) => expect(character === '*' || character === plain[index]).toBe(true))
        },
      ),
    )
  })

  it('leaves an empty text alone and takes any number of places', () => {
    expect(maskText('', 3, 4)).toBe('')
    expect(maskText('ab', 5, 5)).toBe('a*')
    expect(maskText('abc', NaN, Infinity)).toBe('*bc')
  })
})
