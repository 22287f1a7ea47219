import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activityLifecycle,
  activityStates,
  changeIn,
  comingStates,
  dueActs,
  isPublicState,
  leaderActivityActs,
  ledActs,
  publicActivityStates,
  stateAt,
  takeDownIn,
  type ActivityRole,
} from '../../../../src/domain/civic/activities/activity-lifecycle'
import {
  activityMemberStates,
  memberActs,
  memberLifecycle,
} from '../../../../src/domain/civic/activities/member-lifecycle'
import { applyAct } from '../../../../src/domain/frame/cases/lifecycle'
import { allowedActs } from '../../../support/allowed-acts'

const allowedTo = (role: ActivityRole) => allowedActs(activityLifecycle, activityStates, role, 1)

describe('the acts on an activity', () => {
  it('begin with a submitted one, which nobody but the office sees', () => {
    expect(activityLifecycle.start).toBe('submitted')
    expect(publicActivityStates).toEqual(['enrolling', 'running', 'announced', 'ended', 'cancelled'])
    expect(comingStates).toEqual(['announced', 'enrolling', 'running'])
  })

  it('of volunteers: one joins while it enrols, and leaves until it begins', () => {
    expect(allowedTo('volunteer')).toEqual(['join: enrolling → enrolling'])
    expect(allowedTo('member')).toEqual(['leave: enrolling → enrolling'])
    expect([activityLifecycle.acts.join.place, activityLifecycle.acts.leave.place]).toEqual(['takes', 'returns'])
    const full = { state: 'enrolling', placesLeft: 0 } as const
    expect(applyAct(activityLifecycle, 'join', { ...full, roles: ['volunteer'] }).ok).toBe(false)
    expect(applyAct(activityLifecycle, 'leave', { ...full, roles: ['member'] }).ok).toBe(true)
  })

  it('of the leader: what has begun is ended, not called off', () => {
    expect(allowedTo('leader')).toEqual([
      'resubmit: submitted → submitted',
      'resubmit: refused → submitted',
      'withdraw: submitted → withdrawn',
      'withdraw: refused → withdrawn',
      'change: enrolling → enrolling',
      'changeAnnounced: announced → announced',
      'callOff: announced → cancelled',
      'callOff: enrolling → cancelled',
      'endEarly: running → ended',
    ])
    expect(leaderActivityActs).toEqual(['callOff', 'endEarly'])
    expect(Object.fromEntries(activityStates.map((state) => [state, ledActs(state)]))).toEqual({
      submitted: [],
      refused: [],
      withdrawn: [],
      announced: ['callOff'],
      enrolling: ['callOff'],
      running: ['endEarly'],
      ended: [],
      cancelled: [],
    })
  })

  it('on its plan: it changes until it begins, and each state in which it does has one act', () => {
    expect(activityStates.map((state) => changeIn(state))).toEqual([
      ...['resubmit', 'resubmit', null, 'changeAnnounced', 'change', null, null, null],
    ])
    expect(activityStates.filter((state) => !isPublicState(state))).toEqual(['submitted', 'refused', 'withdrawn'])
  })

  it('of the office, which cancels what is not over, and moves what has not begun', () => {
    expect(allowedTo('operator')).toEqual([
      'approve: submitted → announced',
      'refuse: submitted → refused',
      'cancel: submitted → cancelled',
      'cancel: announced → cancelled',
      'cancel: enrolling → cancelled',
      'cancel: running → cancelled',
      'takeDown: announced → cancelled',
      'takeDown: enrolling → cancelled',
      'takeDown: running → cancelled',
      'takeDownCancelled: cancelled → cancelled',
      'takeDownEnded: ended → ended',
      'move: enrolling → enrolling',
      'moveAnnounced: announced → announced',
    ])
  })

  it('of the office on the words of what is public: it is cancelled unless it is over', () => {
    expect(activityStates.map((state) => takeDownIn(state))).toEqual([
      ...[null, null, null, 'takeDown', 'takeDown', 'takeDown', 'takeDownEnded', 'takeDownCancelled'],
    ])
  })

  it('of the clock', () => {
    expect(allowedTo('clock')).toEqual([
      'enrol: announced → enrolling',
      'begin: announced → running',
      'begin: enrolling → running',
      'end: running → ended',
    ])
  })
})

describe('the acts of the clock', () => {
  const times = { enrolsAt: 100, startsAt: 200, endsAt: 300 }

  it.each([
    ['announced', 99, []],
    ['announced', 100, ['enrol']],
    ['announced', 199, ['enrol']],
    ['announced', 200, ['begin']],
    ['announced', 300, ['begin', 'end']],
    ['enrolling', 199, []],
    ['enrolling', 200, ['begin']],
    ['enrolling', 299, ['begin']],
    ['enrolling', 300, ['begin', 'end']],
    ['running', 299, []],
    ['running', 300, ['end']],
    ['submitted', 300, []],
    ['ended', 300, []],
    ['cancelled', 300, []],
  ] as const)('are due for %s at %i: %j', (state, now, due) => {
    expect(dueActs(state, times, now)).toEqual(due)
  })

  it('are those that the lifecycle allows, and leave nothing due', () => {
    const moments = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(
        fc.constantFrom(...activityStates),
        fc.tuple(moments, moments, moments),
        moments,
        (state, any, now) => {
          const [enrolsAt = 0, startsAt = 0, endsAt = 0] = [...any].sort((one, other) => one - other)
          const planned = { enrolsAt, startsAt, endsAt }
          const allowed = allowedTo('clock')
          const last = dueActs(state, planned, now).reduce((from, act) => {
            const { to } = activityLifecycle.acts[act]
            expect(allowed).toContain(`${act}: ${from} → ${to}`)
            return to
          }, state)
          expect(stateAt(state, planned, now)).toBe(last)
          expect(dueActs(last, planned, now)).toEqual([])
        },
      ),
    )
  })
})

describe('a volunteer in an activity', () => {
  it('has joined first, and may join again after leaving; who has checked in stays until checking out', () => {
    expect(memberLifecycle.start).toBe('joined')
    expect(allowedActs(memberLifecycle, activityMemberStates, 'member')).toEqual([
      'join: left → joined',
      'leave: joined → left',
      'check-in: joined → checked-in',
      'check-out: checked-in → checked-out',
    ])
    expect(Object.keys(memberLifecycle.acts)).toEqual(memberActs)
  })
})
