import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueActs, stateAt } from '../../../../src/domain/civic/activities/activity-lifecycle'
import {
  claimedTime,
  countableSpan,
  offeredActs,
  parseActivityCode,
  checkInProblem,
} from '../../../../src/domain/civic/activities/attendance'

const minute = 60_000
const hour = 60 * minute
const startsAt = 100 * hour
const endsAt = startsAt + 2 * hour
const rules = { state: 'running', startsAt, endsAt, radius: 300, code: '123456' } as const
const there = { code: null, distance: 299, byLeader: false }

it('the code of an activity is the same, whatever stands between its figures, in figures of half or full width', () => {
  const figures = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 })
  const between = fc.array(fc.constantFrom('', ' ', '\u00a0', '\u3000', '-', '–', '\u2011', '\u200b', '\ufeff'), {
    minLength: 7,
    maxLength: 7,
  })
  fc.assert(
    fc.property(figures, between, fc.boolean(), (code, gaps, isWide) => {
      const written = code.map((figure) => (isWide ? String.fromCodePoint(0xff10 + figure) : String(figure)))
      const typed = gaps.map((gap, at) => gap + (written[at] ?? '')).join('')
      expect(parseActivityCode(typed)).toBe(code.join(''))
    }),
  )
})

describe('checking in and out', () => {
  it('opens half an hour before the beginning; checking in closes at the end, checking out two hours later', () => {
    const problem = (act: 'check-in' | 'check-out', at: number) => checkInProblem(act, rules, at, there)
    expect(problem('check-in', startsAt - 31 * minute)).toBe('too-early')
    expect(problem('check-in', startsAt - 30 * minute)).toBeNull()
    expect(problem('check-in', endsAt + 1)).toBe('too-late')
    expect(problem('check-out', endsAt + 2 * hour)).toBeNull()
    expect(problem('check-out', endsAt + 2 * hour + 1)).toBe('too-late')
  })

  it('takes the place within the distance, or the code from anywhere', () => {
    const problem = (proof: { code: string | null; distance: number | null }, change: object = {}) =>
      checkInProblem('check-in', { ...rules, ...change }, startsAt, { byLeader: false, ...proof })
    expect(problem({ code: null, distance: 300 })).toBeNull()
    expect(problem({ code: null, distance: 301 })).toBe('too-far')
    expect(problem({ code: null, distance: null })).toBe('position-needed')
    expect(problem({ code: null, distance: 0 }, { radius: null })).toBe('code-needed')
    expect(problem({ code: '123456', distance: null }, { radius: null })).toBeNull()
    expect(problem({ code: '000000', distance: 0 })).toBe('wrong-code')
    expect(problem({ code: '123456', distance: 0 }, { code: null })).toBe('wrong-code')
    expect(problem(there, { state: 'cancelled' })).toBe('cancelled')
  })

  it('counts a phone’s own time when it waited for up to a day, and never one to come', () => {
    expect(claimedTime(null, startsAt)).toBe(startsAt)
    expect(claimedTime(startsAt - hour, startsAt)).toBe(startsAt - hour)
    expect(claimedTime(startsAt + hour, startsAt)).toBe(startsAt)
    expect(claimedTime(startsAt - 24 * hour, startsAt)).toBe(startsAt - 24 * hour)
    expect(claimedTime(startsAt - 24 * hour - 1, startsAt)).toBeNull()
  })

  it('takes the leader’s code at any activity, within the window', () => {
    const byLeader = { code: null, distance: null, byLeader: true }
    for (const change of [{ radius: null }, { code: null }])
      expect(checkInProblem('check-in', { ...rules, ...change }, startsAt, byLeader)).toBeNull()
    expect(checkInProblem('check-in', rules, endsAt + 1, byLeader)).toBe('too-late')
  })

  it('may count from when checking in opens until half an hour after the end', () => {
    expect(countableSpan(rules)).toEqual({ from: startsAt - 30 * minute, until: endsAt + 30 * minute })
  })
})

describe('the acts that are offered', () => {
  const offered = (mine: Parameters<typeof offeredActs>[1], change: object = {}, now = startsAt) =>
    offeredActs({ ...rules, placesLeft: 2, enrolsUntil: null, ...change }, mine, now)

  it('follow the member, the clock and the places', () => {
    const enrolling = { state: 'enrolling' }
    expect(offered(null, enrolling, startsAt - 24 * hour)).toEqual(['join'])
    expect(offered('left', enrolling, startsAt - 24 * hour)).toEqual(['join'])
    expect(offered(null, { ...enrolling, placesLeft: 0 }, startsAt - 24 * hour)).toEqual([])
    expect(offered('joined', enrolling, startsAt - 24 * hour)).toEqual(['leave'])
    const closing = { ...enrolling, enrolsUntil: startsAt - hour }
    expect(offered(null, closing, startsAt - hour - 1)).toEqual(['join'])
    expect(offered(null, closing, startsAt - hour)).toEqual([])
    expect(offered('joined', closing, startsAt - hour)).toEqual(['leave'])
    expect(offered('joined', enrolling, startsAt - 10 * minute)).toEqual(['check-in', 'leave'])
    expect(offered(null)).toEqual([])
    expect(offered('joined')).toEqual(['check-in'])
    expect(offered('checked-in')).toEqual(['check-out'])
    expect(offered('checked-in', { state: 'ended' }, endsAt + hour)).toEqual(['check-out'])
    expect(offered('checked-out')).toEqual([])
    const opening = { state: 'enrolling', placesLeft: 0 }
    expect(offered('joined', opening, startsAt - 30 * minute - 1)).toEqual(['leave'])
    expect(offered('joined', opening, startsAt - 30 * minute)).toEqual(['check-in', 'leave'])
    expect(offered('joined', {}, endsAt)).toEqual(['check-in'])
    expect(offered('joined', {}, endsAt + 1)).toEqual([])
    expect(offered('checked-in', { state: 'ended' }, endsAt + 2 * hour)).toEqual(['check-out'])
    expect(offered('checked-in', { state: 'ended' }, endsAt + 2 * hour + 1)).toEqual([])
    expect(offered('joined', { state: 'cancelled' })).toEqual([])
  })
})

describe('the clock', () => {
  const times = { enrolsAt: startsAt - 24 * hour, startsAt, endsAt }

  it('opens, begins and ends an activity, also when it comes late', () => {
    expect(stateAt('announced', times, times.enrolsAt - 1)).toBe('announced')
    expect(stateAt('announced', times, times.enrolsAt)).toBe('enrolling')
    expect(stateAt('enrolling', times, startsAt)).toBe('running')
    expect(dueActs('announced', times, endsAt)).toEqual(['begin', 'end'])
    expect(stateAt('running', times, endsAt)).toBe('ended')
  })

  it('leaves what is not approved, cancelled or over as it is', () => {
    for (const state of ['submitted', 'cancelled', 'ended'] as const) expect(stateAt(state, times, endsAt)).toBe(state)
  })
})
