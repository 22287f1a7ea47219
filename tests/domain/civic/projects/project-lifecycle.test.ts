import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dueProjectActs,
  projectLifecycle,
  projectStateOn,
  projectStates,
  publicProjectStates,
  type ProjectRole,
} from '../../../../src/domain/civic/projects/project-lifecycle'
import { allowedActs } from '../../../support/allowed-acts'

const term = { startsOn: '2026-03-10', endsOn: '2026-06-30' }
const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
const isoDays = days.map((date) => date.toISOString().slice(0, 10))

describe('the state of a project', () => {
  it.each([
    ['coming', '2026-03-09', 'coming'],
    ['coming', '2026-03-10', 'running'],
    ['running', '2026-06-30', 'running'],
    ['running', '2026-07-01', 'ended'],
    ['coming', '2026-07-01', 'ended'],
    ['submitted', '2026-07-01', 'submitted'],
    ['ended', '2026-04-01', 'ended'],
    ['refused', '2026-04-01', 'refused'],
  ] as const)('published as %s is on %s %s', (state, today, expected) => {
    expect(projectStateOn(state, term, today)).toBe(expected)
  })

  it('never ends by the calendar where no end is set', () => {
    fc.assert(
      fc.property(isoDays, isoDays, (startsOn, today) => {
        expect(projectStateOn('running', { startsOn, endsOn: null }, today)).toBe('running')
      }),
    )
  })

  it('only moves on from one day to a later one, and is then public', () => {
    const order = ['coming', 'running', 'ended']
    fc.assert(
      fc.property(
        fc.constantFrom(...publicProjectStates),
        fc.tuple(isoDays, isoDays),
        fc.tuple(isoDays, isoDays),
        (state, ends, on) => {
          const [startsOn, endsOn] = [...ends].sort()
          const [earlier, later] = [...on].sort()
          const dates = { startsOn: startsOn!, endsOn: endsOn! }
          const before = projectStateOn(state, dates, earlier!)
          const after = projectStateOn(state, dates, later!)
          expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before))
          expect(projectStates).toContain(after)
        },
      ),
    )
  })
})

describe('the acts on a project', () => {
  const allowedTo = (role: ProjectRole) => allowedActs(projectLifecycle, projectStates, role)

  it('begin with a submitted one, which nobody but the office sees', () => {
    expect(projectLifecycle.start).toBe('submitted')
    expect(projectStates.filter((state) => !publicProjectStates.some((each) => each === state))).toEqual([
      'submitted',
      'refused',
    ])
  })

  it('of the office publish it, refuse it until it begins, and end it early', () => {
    expect(allowedTo('operator')).toEqual([
      'publish: submitted → coming',
      'refuse: submitted → refused',
      'refuse: coming → refused',
      'end: running → ended',
    ])
  })

  it('of the clock begin and end it', () => {
    expect(allowedTo('clock')).toEqual(['begin: coming → running', 'end: running → ended'])
  })

  it('of the clock are due one after the other when it comes late, and once each', () => {
    expect(dueProjectActs('coming', term, '2026-07-01')).toEqual(['begin', 'end'])
    expect(dueProjectActs('running', term, '2026-07-01')).toEqual(['end'])
    expect(dueProjectActs('running', term, '2026-03-10')).toEqual([])
    expect(dueProjectActs('coming', { ...term, endsOn: null }, '2026-07-01')).toEqual(['begin'])
  })

  it('of the clock are those that the lifecycle allows, in every state and on every day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...projectStates), isoDays, isoDays, isoDays, (state, startsOn, endsOn, today) => {
        const allowed = allowedTo('clock')
        dueProjectActs(state, { startsOn, endsOn }, today).reduce((from, act) => {
          const { to } = projectLifecycle.acts[act]
          expect(allowed).toContain(`${act}: ${from} → ${to}`)
          return to
        }, state)
      }),
    )
  })
})
