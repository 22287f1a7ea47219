import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changesToTell,
  checkPlan,
  leastAhead,
  leastNotice,
  longest,
  mostPlaces,
  shortest,
  type PlanBefore,
  type PlanInput,
} from '../../../../src/domain/civic/activity-plans/activity-plan'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 2, 1)
const plan: PlanInput = {
  kind: 'company',
  title: 'Reading the paper aloud',
  intro: 'The news, a chat and a pot of tea.',
  requirements: '',
  place: { name: 'Tea house', latitude: 26.42, longitude: 111.61 },
  enrolsAt: null,
  enrolsUntil: null,
  startsAt: now + day,
  endsAt: now + day + 2 * hour,
  places: 10,
  shifts: [],
  pictures: [],
  kept: [],
  repeat: { every: 'once', times: 2 },
}
const problems = (change: Partial<PlanInput>, before: PlanBefore | null = null) => {
  const result = checkPlan({ ...plan, ...change }, { now, before, area: null })
  return result.ok ? {} : result.reason
}
const before: PlanBefore = { startsAt: plan.startsAt!, endsAt: plan.endsAt!, joined: 3, hasOpened: true, shifts: [] }

describe('the plan of an activity', () => {
  it('is taken as it stands, with its texts trimmed', () => {
    const result = checkPlan(
      { ...plan, title: '  Reading   the paper ', requirements: ' Glasses ' },
      { now, before: null, area: null },
    )
    expect(result).toMatchObject({ ok: true, value: { title: 'Reading the paper', requirements: 'Glasses' } })
  })

  it('names each field that breaks a rule', () => {
    const nowhere = { name: 'Tea house', latitude: null, longitude: null }
    expect(problems({ kind: '', title: 'Tea', intro: '', place: nowhere, places: Number.NaN })).toEqual({
      ...{ kind: 'required', title: 'too-short', intro: 'required', place: 'no-position', places: 'required' },
    })
    expect(problems({ startsAt: null, endsAt: null })).toEqual({ startsAt: 'required', endsAt: 'required' })
    expect(problems({ requirements: 'x'.repeat(501) })).toEqual({ requirements: 'too-long' })
    expect(problems({ pictures: Array(6).fill('p'), kept: [0, 1, 2, 3] })).toEqual({ pictures: 'too-many' })
    expect(problems({ repeat: { every: 'week', times: 1 } })).toEqual({ repeat: 'too-few-times' })
  })

  it.each([
    [leastAhead - 1, 'too-soon'],
    [leastAhead, undefined],
    [180 * day, undefined],
    [180 * day + 1, 'too-far'],
  ])('begins in %i ms: %s', (ahead, problem) => {
    const startsAt = now + ahead
    expect(problems({ startsAt, endsAt: startsAt + hour }).startsAt).toBe(problem)
  })

  it.each([
    [0, 'before-start'],
    [shortest - 1, 'too-brief'],
    [shortest, undefined],
    [longest, undefined],
    [longest + 1, 'lasts-too-long'],
  ])('lasts %i ms: %s', (length, problem) => {
    expect(problems({ endsAt: plan.startsAt! + length }).endsAt).toBe(problem)
  })

  it('opens and closes enrolment before it begins, in this order', () => {
    const startsAt = plan.startsAt!
    expect(problems({ enrolsAt: startsAt })).toEqual({ enrolsAt: 'after-start' })
    expect(problems({ enrolsUntil: startsAt + 1 })).toEqual({ enrolsUntil: 'after-start' })
    expect(problems({ enrolsAt: startsAt - hour, enrolsUntil: startsAt - hour })).toEqual({
      enrolsUntil: 'before-opening',
    })
    expect(problems({ enrolsAt: startsAt - hour, enrolsUntil: startsAt })).toEqual({})
    // What was opened stays open, whatever the form says.
    expect(problems({ enrolsAt: startsAt }, before)).toEqual({})
  })

  it('promises a place to each who joined', () => {
    expect([0, 1.5, -1].map((places) => problems({ places }).places)).toEqual(Array(3).fill('too-few'))
    expect(problems({ places: mostPlaces + 1 }).places).toBe('too-many')
    expect([2, 3].map((places) => problems({ places }, before).places)).toEqual(['below-joined', undefined])
  })

  it('gives those who joined two hours to learn of another time, and none to change what stays', () => {
    const soon = now + leastNotice - 1
    const moved = { startsAt: soon, endsAt: soon + hour }
    expect(problems(moved, before)).toEqual({ startsAt: 'short-notice' })
    expect(problems(moved, { ...before, joined: 0 })).toEqual({})
    expect(problems(moved, { ...before, startsAt: soon })).toEqual({})
  })

  it('never lets through an activity in the past, without a length, or smaller than what is promised', () => {
    const moment = fc.option(fc.integer({ min: now - day, max: now + 200 * day }))
    fc.assert(
      fc.property(
        fc.record({ startsAt: moment, endsAt: moment, enrolsAt: moment, enrolsUntil: moment }),
        fc.integer({ min: -5, max: 600 }),
        fc.integer({ min: 0, max: 20 }),
        (times, places, joined) => {
          const known = { startsAt: now + day, endsAt: now + 2 * day, joined, hasOpened: false, shifts: [] }
          const result = checkPlan({ ...plan, ...times, places }, { now, before: known, area: null })
          if (!result.ok) {
            expect(Object.keys(result.reason).length).toBeGreaterThan(0)
            return
          }
          const { startsAt, endsAt, enrolsAt, enrolsUntil } = result.value
          expect(startsAt).toBeGreaterThan(now)
          expect(endsAt - startsAt).toBeGreaterThanOrEqual(shortest)
          expect(result.value.places).toBeGreaterThanOrEqual(Math.max(1, joined))
          expect(enrolsUntil ?? startsAt).toBeLessThanOrEqual(startsAt)
          if (enrolsAt !== null) expect(enrolsAt).toBeLessThan(enrolsUntil ?? startsAt)
        },
      ),
    )
  })
})

describe('a change of an activity', () => {
  const shown = { ...plan, place: { name: 'Tea house', latitude: 26.42, longitude: 111.61 }, startsAt: 1, endsAt: 2 }

  it('is told where it matters for coming', () => {
    expect(changesToTell(shown, { ...shown })).toEqual([])
    expect(changesToTell(shown, { ...shown, endsAt: 3, requirements: 'Boots' })).toEqual(['time', 'requirements'])
    expect(changesToTell(shown, { ...shown, place: { ...shown.place, latitude: 26.5 }, intro: 'New' })).toEqual([
      'place',
      'text',
    ])
  })
})
