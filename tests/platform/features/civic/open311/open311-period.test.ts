import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedPeriod } from '../../../../../platform/features/civic/open311/open311-period'

const zone = 'Asia/Shanghai'
const read = (text: string) => {
  const period = namedPeriod(text, zone)
  return period === null ? null : [period.from.toISOString(), period.until.toISOString()]
}

describe('a time that a client names', () => {
  it.each([
    ['2026-03-05', '2026-03-04T16:00:00.000Z', '2026-03-05T15:59:59.999Z'],
    ['20260305', '2026-03-04T16:00:00.000Z', '2026-03-05T15:59:59.999Z'],
    ['2026-03', '2026-02-28T16:00:00.000Z', '2026-03-31T15:59:59.999Z'],
    ['2026', '2025-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z'],
    ['2026-03-05T10:00', '2026-03-05T02:00:00.000Z', '2026-03-05T02:00:59.999Z'],
    ['2026-03-05T10:00:00', '2026-03-05T02:00:00.000Z', '2026-03-05T02:00:00.999Z'],
    ['2026-03-05 10:00:00', '2026-03-05T02:00:00.000Z', '2026-03-05T02:00:00.999Z'],
    ['2026-03-05T10:00:00.5', '2026-03-05T02:00:00.500Z', '2026-03-05T02:00:00.500Z'],
    ['2026-03-05t10:00:00z', '2026-03-05T10:00:00.000Z', '2026-03-05T10:00:00.999Z'],
    ['2026-03-05T10:00:00.123456789Z', '2026-03-05T10:00:00.123Z', '2026-03-05T10:00:00.123Z'],
    ['2026-03-05T24:00:00Z', '2026-03-06T00:00:00.000Z', '2026-03-06T00:00:00.999Z'],
  ])('%s lasts from %s until %s', (text, from, until) => {
    expect(read(text)).toEqual([from, until])
  })

  it.each([
    '',
    'yesterday',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '0000-01-01',
    '05/03/2026',
    '1772672400',
    '2026-03-05T25:00Z',
  ])('is not %j', (text) => expect(read(text)).toBeNull())

  it('is the same instant in every form of its offset, with its plus sign encoded or not', () => {
    const instants = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2090, 0) }).map((seconds) => seconds)
    const offsets = fc.integer({ min: -14 * 4, max: 14 * 4 }).map((quarters) => quarters * 15)
    fc.assert(
      fc.property(instants, offsets, fc.constantFrom(':', ''), fc.boolean(), (instant, minutes, colon, isRaw) => {
        const local = new Date(instant + minutes * 60_000).toISOString().slice(0, -1)
        const size = Math.abs(minutes)
        const figures = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0')).join(colon)
        const sign = minutes < 0 ? '-' : isRaw ? ' ' : '+'
        expect(namedPeriod(`${local}${sign}${figures}`, zone)?.from.getTime()).toBe(instant)
      }),
    )
  })
})
