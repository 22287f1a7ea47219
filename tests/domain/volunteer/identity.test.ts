import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit, parseIdentityCard } from '../../../src/domain/volunteer/identity-card'
import { parseRealName } from '../../../src/domain/volunteer/real-name'
import { dateOfDays, daysOfDate } from '../../../src/domain/shared/civil-date'

const today = { year: 2025, month: 6, day: 15 }
const said = (typed: string): unknown => {
  const read = parseIdentityCard(typed, today)
  return read.ok ? read.value.number : read.reason
}
const card = (birth: string): string => {
  const digits = `430102${birth}002`
  return digits + checkDigit(digits)
}

describe('An identity card', () => {
  it('is read with its birth date and sex (GB 11643)', () => {
    expect(parseIdentityCard('11010519491231002X', today)).toEqual({ ok: true, value: { number: '11010519491231002X', birthDate: { year: 1949, month: 12, day: 31 }, sex: 'female' } })
    expect(said('１１０１０５１９４９１２３１００２ｘ')).toBe('11010519491231002X')
    expect(said('110105 19491231 002x')).toBe('11010519491231002X')
  })

  it.each([['', 'empty'], ['11010519491231002', 'not-18-places'], ['X1010519491231002X', 'not-18-places'], ['110105194912310021', 'wrong-check-digit'], [card('20230229'), 'not-a-date'], [card('20250616'), 'in-the-future'], [card('18940614'), 'too-old']])('%s is refused: %s', (typed, reason) => {
    expect(said(typed)).toBe(reason)
  })

  it('may be of today and of 130 years', () => {
    expect([said(card('20250615')), said(card('18950615')), said(card('18940616'))]).toEqual([card('20250615'), card('18950615'), card('18940616')])
  })

  it('with any one digit changed, or two neighbours swapped, is refused', () => {
    const days = fc.integer({ min: daysOfDate({ year: 1900, month: 1, day: 1 }), max: daysOfDate(today) })
    fc.assert(fc.property(days, fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999 }), fc.nat(17), fc.integer({ min: 1, max: 9 }), (birth, region, serial, place, change) => {
      const { year, month, day } = dateOfDays(birth)
      const digits = [[region, 6], [year, 4], [month, 2], [day, 2], [serial, 3]].map(([value, length]) => String(value).padStart(length!, '0')).join('')
      const number = digits + checkDigit(digits)
      expect(said(number)).toBe(number)
      const changed = [...number]
      changed[place] = place === 17 ? '0123456789X'[('0123456789X'.indexOf(number[17]!) + change) % 11]! : String((Number(number[place]) + change) % 10)
      expect(parseIdentityCard(changed.join(''), today).ok).toBe(false)
      const swapped = [...number]
      ;[swapped[place], swapped[place === 17 ? 0 : place + 1]] = [swapped[place === 17 ? 0 : place + 1]!, swapped[place]!]
      if (place < 17 && swapped.join('') !== number) expect(parseIdentityCard(swapped.join(''), today).ok).toBe(false)
    }))
  })
})

describe('A real name', () => {
  it.each([['王芳', '王芳'], ['阿凡提·买买提', '阿凡提·买买提'], ['阿凡提．买买提', '阿凡提·买买提'], ['阿凡提・买买提', '阿凡提·买买提'], ['Anna·Li', 'Anna·Li'], [' 欧阳娜娜 ', '欧阳娜娜'], ['王', 'too-short'], ['王'.repeat(31), 'too-long'], ['', 'empty'], ['王1', 'not-a-name'], ['·王芳', 'not-a-name'], ['王··芳', 'not-a-name'], ['王 芳', 'not-a-name'], ['<b>王芳', 'not-a-name']])('%s: %s', (typed, outcome) => {
    const read = parseRealName(typed)
    expect(read.ok ? read.value : read.reason).toBe(outcome)
  })
})
