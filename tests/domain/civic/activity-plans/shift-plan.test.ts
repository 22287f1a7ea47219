import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkShifts,
  mostShifts,
  shiftFault,
  type PlannedShift,
  type ShiftBefore,
} from '../../../../src/domain/civic/activity-plans/shift-plan'

const hour = 3_600_000
const activity = { startsAt: 10 * hour, endsAt: 14 * hour }
const shift = (change: Partial<PlannedShift> = {}): PlannedShift => ({
  ...{ id: null, name: 'Morning', startsAt: 10 * hour, endsAt: 12 * hour, places: 3 },
  ...change,
})
const check = (shifts: readonly PlannedShift[], before: readonly ShiftBefore[] = []) =>
  checkShifts(shifts, { ...activity, before })

describe('the shifts of an activity', () => {
  it('are none, or have names, times of their own or of the activity, and places', () => {
    const tea = shift({ name: '  Tea   stand ', startsAt: null, endsAt: null })
    expect(check([])).toEqual({ ok: true, value: [] })
    expect(check([shift(), tea])).toMatchObject({ ok: true, value: [{ name: 'Morning' }, { name: 'Tea stand' }] })
  })

  it.each([
    ['unnamed', { name: ' ' }],
    ['unnamed', { name: 'x'.repeat(21) }],
    ['half-timed', { startsAt: null }],
    ['half-timed', { endsAt: null }],
    ['too-brief', { endsAt: 10 * hour }],
    ['too-brief', { endsAt: 9 * hour }],
    ['outside', { startsAt: 9 * hour }],
    ['outside', { endsAt: 15 * hour }],
    ['without-places', { places: 0 }],
    ['without-places', { places: 1.5 }],
    ['without-places', { places: Number.NaN }],
  ])('are %s with %j', (reason, change) => {
    expect(check([shift({ name: 'Evening' }), shift(change)])).toEqual({ ok: false, reason })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ startsAt: null }, 'startsAt'],
    [{ startsAt: 9 * hour }, 'startsAt'],
    [{ endsAt: null }, 'endsAt'],
    [{ endsAt: 15 * hour }, 'endsAt'],
    [{ places: 0 }, 'places'],
  ] as const)('with %j are wrong at the field %s', (change, field) => {
    const shifts = [shift({ name: 'Evening' }), shift(change)]
    expect(shiftFault(shifts, { ...activity, before: [] })?.at).toEqual({ index: 1, field })
  })

  it('have different names, as they are read', () => {
    expect(check([shift(), shift({ name: ' Morning' })])).toEqual({ ok: false, reason: 'named-alike' })
  })

  it('are not too many', () => {
    const many = Array.from({ length: mostShifts + 1 }, (_, index) => shift({ name: `Shift ${index}` }))
    expect([check(many).ok, check(many.slice(1)).ok]).toEqual([false, true])
  })

  it('never take a place from who joined', () => {
    const ids = fc.constantFrom('a', 'b', 'c')
    const planned = fc.record({ id: fc.option(ids), places: fc.integer({ min: 1, max: 5 }) })
    const before = fc.uniqueArray(fc.record({ id: ids, joined: fc.integer({ min: 0, max: 5 }) }), {
      selector: ({ id }) => id,
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(planned, { selector: ({ id }) => id ?? {}, maxLength: 5 }),
        before,
        (shifts, present) => {
          const result = check(
            shifts.map((each, index) => shift({ ...each, name: `Shift ${index}` })),
            present,
          )
          const keepsAll = present.every(
            ({ id, joined }) => joined === 0 || (shifts.find((each) => each.id === id)?.places ?? 0) >= joined,
          )
          expect(result.ok).toBe(keepsAll)
        },
      ),
    )
  })
})
