import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clashBetween, minutesOfWay, type Engagement } from '../../../../src/domain/civic/clashes/clash'
import { metresBetween } from '../../../../src/domain/civic/maps/map-box'

const minute = 60_000
const hour = 60 * minute
const here = { latitude: 26.42, longitude: 111.61 }
/** A place so many metres north of here. */
const northOf = (metres: number) => ({ ...here, latitude: here.latitude + metres / 111_195 })
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

let ids = 0
const at = (from: number, until: number, more: Partial<Engagement> = {}): Engagement => ({
  ...{ kind: 'activity', id: `e${(ids += 1)}`, times: { from, until }, position: null },
  days: { first: dayOf(from), last: dayOf(Math.max(from, until - 1)) },
  ...more,
})
const on = (day: string, more: Partial<Engagement> = {}): Engagement => ({
  ...{ kind: 'order', id: `e${(ids += 1)}`, times: null, days: { first: day, last: day }, position: null },
  ...more,
})

const moment = fc.integer({ min: 0, max: 20 * 24 * 60 }).map((minutes) => minutes * minute)
const position = fc.option(
  fc.record({
    latitude: fc.double({ min: 26, max: 27, noNaN: true }),
    longitude: fc.double({ min: 111, max: 112, noNaN: true }),
  }),
)
const timed = fc
  .tuple(moment, fc.integer({ min: 1, max: 2000 }), position)
  .map(([from, length, place]) => at(from, from + length * minute, { position: place }))
const anyOne = fc.oneof(
  timed,
  moment.map((one) => on(dayOf(one))),
)

describe('two engagements', () => {
  it('clash alike whichever is promised first, and never with themselves', () => {
    fc.assert(
      fc.property(anyOne, anyOne, (one, other) => {
        expect(clashBetween(one, other)).toEqual(clashBetween(other, one))
        expect(clashBetween(one, one)).toBeNull()
      }),
    )
  })

  it('with times overlap, lie too near each other for the way, or can both be kept', () => {
    fc.assert(
      fc.property(timed, timed, (one, other) => {
        const [a, b] = [one.times!, other.times!]
        const overlaps = a.from < b.until && b.from < a.until
        const clash = clashBetween(one, other)
        expect(clash?.reason === 'overlap').toBe(overlaps)
        if (overlaps) return
        const gap = Math.max(a.from, b.from) - Math.min(a.until, b.until)
        const metres = one.position && other.position ? metresBetween(one.position, other.position) : 0
        if (clash !== null) {
          expect(clash.way!.minutes * minute).toBeLessThanOrEqual(gap)
          expect(clash.way!.minutes).toBeLessThan(clash.way!.takes)
          expect(metres).toBeGreaterThan(500)
        } else expect(gap).toBeGreaterThanOrEqual(minutesOfWay(Math.round(metres)) * minute - minute)
      }),
    )
  })

  it('of which one has no hour clash on the same day', () => {
    const morning = at(9 * hour, 11 * hour)
    expect(clashBetween(on('1970-01-01'), morning)).toEqual({ reason: 'day', way: null })
    expect(clashBetween(on('1970-01-02'), morning)).toBeNull()
    expect(clashBetween(on('1970-01-02'), at(23 * hour, 25 * hour))?.reason).toBe('day')
    expect(clashBetween(on('1970-01-02'), at(23 * hour, 24 * hour))).toBeNull()
    expect(clashBetween(on('1970-01-01'), on('1970-01-01', { kind: 'wish' }))?.reason).toBe('day')
  })

  it('back to back count the way between them where both places are known', () => {
    const first = at(9 * hour, 10 * hour, { position: here })
    const after = (gap: number, metres: number | null) =>
      clashBetween(
        first,
        at(10 * hour + gap * minute, 12 * hour, { position: metres === null ? null : northOf(metres) }),
      )
    expect(after(0, 15_000)).toMatchObject({ reason: 'way', way: { takes: 60, minutes: 0 } })
    expect(after(59, 15_000)?.way).toMatchObject({ minutes: 59 })
    expect(after(60, 15_000)).toBeNull()
    expect([after(0, 400), after(0, null)]).toEqual([null, null])
  })
})
