import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  projectStateOn,
  projectStates,
  publicProjectStates,
} from '../../../../src/domain/civic/projects/project-lifecycle'

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
