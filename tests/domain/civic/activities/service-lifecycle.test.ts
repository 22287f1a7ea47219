import { describe, expect, it } from 'vitest'
import {
  countedServiceStates,
  doubtOf,
  isForLeader,
  leaderMayDecide,
  offeredDecisions,
  serviceAt,
  serviceDecisions,
  serviceDoubts,
  serviceLifecycle,
  serviceStates,
  spanProblem,
  type ServiceRole,
  type ServiceState,
  type CheckInFacts,
} from '../../../../src/domain/civic/activities/service-lifecycle'
import { instantOfTyped, typedTime } from '../../../../src/domain/frame/shared/typed-time'
import { allowedActs } from '../../../support/allowed-acts'

const hour = 3_600_000
const day = 24 * hour
const startsAt = 1000 * hour
const endsAt = startsAt + 2 * hour
const activity = { startsAt, endsAt }

describe('the acts on a time', () => {
  const allowedTo = (role: ServiceRole) => allowedActs(serviceLifecycle, serviceStates, role)
  const ends = ['end: open → confirmed', 'claim: open → waiting']

  it('begin with somebody who is there, and count once it is confirmed or corrected', () => {
    expect(serviceLifecycle.start).toBe('open')
    expect(countedServiceStates).toEqual(['confirmed', 'corrected'])
    expect(serviceDecisions).toEqual(['confirm', 'correct', 'refuse'])
  })

  it('end it, by whomever', () => {
    expect(allowedTo('member')).toEqual(ends)
    expect(allowedTo('clock')).toEqual(ends)
  })

  it('decide about it, by the leader and the office alone; a decision is corrected, a refusal too', () => {
    const decisions = [
      'confirm: open → confirmed',
      'confirm: waiting → confirmed',
      'correct: open → corrected',
      'correct: waiting → corrected',
      'correct: confirmed → corrected',
      'correct: corrected → corrected',
      'correct: refused → corrected',
      'refuse: open → refused',
      'refuse: waiting → refused',
      'refuse: confirmed → refused',
      'refuse: corrected → refused',
    ]
    expect(allowedTo('leader')).toEqual([...ends, ...decisions])
    expect(allowedTo('operator')).toEqual([...ends, ...decisions])
  })

  it('are the leader’s until two weeks after the end, but for a doubt about their own time', () => {
    expect([endsAt + 14 * day, endsAt + 14 * day + 1].map((now) => leaderMayDecide(endsAt, now))).toEqual([true, false])
    expect(serviceDoubts.filter((doubt) => !isForLeader(doubt))).toEqual(['own'])
    expect(isForLeader(null)).toBe(true)
  })
})

describe('a check-in or check-out', () => {
  const facts: CheckInFacts = { isLate: false, byLeader: false, isThere: true, isOwn: false, way: null }

  it('is believed by the leader’s code or by the distance, while the phone is online', () => {
    expect(doubtOf(facts)).toBeNull()
    expect(doubtOf({ ...facts, isThere: false, byLeader: true })).toBeNull()
    expect(doubtOf({ ...facts, isThere: false })).toBe('code')
    expect(doubtOf({ ...facts, isLate: true })).toBe('late')
  })

  it('of the leader is never believed, whatever is shown', () => {
    for (const isLate of [true, false])
      for (const byLeader of [true, false]) expect(doubtOf({ ...facts, isLate, byLeader, isOwn: true })).toBe('own')
  })

  it('waits when nobody could be there so soon', () => {
    const from = (metres: number, milliseconds: number) => doubtOf({ ...facts, way: { metres, milliseconds } })
    expect(from(400, 0)).toBeNull()
    expect(from(5000, 0)).toBe('travel')
    expect(from(5000, 5 * 60_000)).toBeNull()
    expect(from(50_000, 10 * 60_000)).toBe('travel')
    expect(from(100_500, hour)).toBeNull()
    expect(from(100_501, hour)).toBe('travel')
    expect([from(500, 0), from(501, 0), from(500, -hour), from(501, -hour)]).toEqual([null, 'travel', null, 'travel'])
  })
})

describe('a time', () => {
  const open = { state: 'open', from: startsAt, until: null, doubt: null } as const

  it('that nobody ended waits with the planned end', () => {
    expect(serviceAt(open, activity, endsAt)).toEqual(open)
    expect(serviceAt(open, activity, endsAt + 1)).toEqual({
      ...open,
      state: 'waiting',
      until: endsAt,
      doubt: 'forgotten',
    })
    expect(serviceAt({ ...open, doubt: 'late' }, activity, endsAt + 1)).toMatchObject({ doubt: 'late' })
    expect(serviceAt({ ...open, from: endsAt + 9 }, activity, endsAt + 10)).toMatchObject({ until: endsAt + 9 })
    const decided = { state: 'confirmed', from: startsAt, until: startsAt + hour, doubt: null } as const
    expect(serviceAt(decided, activity, endsAt + 1)).toEqual(decided)
  })

  it('is the leader’s to decide for two weeks, and never their own', () => {
    const decisions = (state: ServiceState, isOwn = false, now = endsAt) =>
      offeredDecisions({ state, doubt: 'late' }, { endsAt, isOwn }, now)
    expect(decisions('waiting')).toEqual(['confirm', 'correct', 'refuse'])
    expect(decisions('open')).toEqual(['correct', 'refuse'])
    expect(decisions('confirmed')).toEqual(['correct', 'refuse'])
    expect(decisions('refused')).toEqual(['correct'])
    expect(decisions('waiting', true)).toEqual([])
    // Somebody else leads the team by now.
    expect(offeredDecisions({ state: 'waiting', doubt: 'own' }, { endsAt, isOwn: false }, endsAt)).toEqual([])
    expect(decisions('waiting', false, endsAt + 14 * day)).toHaveLength(3)
    expect(decisions('waiting', false, endsAt + 14 * day + 1)).toEqual([])
  })

  it('stays within the activity and before now', () => {
    const problem = (from: number, until: number, now = endsAt + day) => spanProblem({ from, until }, activity, now)
    expect(problem(startsAt - hour / 2, endsAt + hour / 2)).toBeNull()
    expect(problem(startsAt, startsAt)).toBe('order')
    expect(problem(startsAt - hour / 2 - 1, endsAt)).toBe('outside')
    expect(problem(startsAt, endsAt + hour / 2 + 1)).toBe('outside')
    expect(problem(startsAt, endsAt, endsAt - 1)).toBe('to-come')
    expect(problem(startsAt, endsAt, endsAt)).toBeNull()
  })
})

describe('a typed time', () => {
  it('is the same instant again, in every zone, also where the clock changes', () => {
    for (const zone of ['Asia/Shanghai', 'Europe/London', 'America/St_Johns', 330])
      for (const instant of [
        Date.UTC(2026, 2, 29, 0, 30),
        Date.UTC(2026, 2, 29, 1, 30),
        Date.UTC(2026, 9, 25, 0, 30),
        Date.UTC(2026, 5, 1),
      ])
        expect(instantOfTyped(typedTime(instant, zone), zone)).toBe(instant)
    expect(instantOfTyped('', 'Asia/Shanghai')).toBeNull()
    expect(instantOfTyped('2026-02-30T09:00', 'Asia/Shanghai')).toBeNull()
  })
})
