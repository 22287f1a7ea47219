import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  commitmentLimits,
  pausesAfter,
  takingProblem,
} from '../../../../src/domain/civic/commitments/commitment-limits'

const day = 86_400_000
const at = Date.parse('2026-03-05T08:00:00Z')

describe('what a volunteer may take on', () => {
  it('is nothing while they are paused, whatever they hold', () => {
    expect(takingProblem({ isPaused: true, heldCount: 0, commitmentTimes: [] }, at)).toEqual({ reason: 'paused' })
  })

  it('is up to three at once', () => {
    expect(takingProblem({ isPaused: false, heldCount: 2, commitmentTimes: [] }, at)).toBeNull()
    expect(takingProblem({ isPaused: false, heldCount: 3, commitmentTimes: [] }, at)).toEqual({
      reason: 'holds-enough',
    })
  })

  it('is up to five in a day, and again when the first of the last five is a day old', () => {
    const commitmentTimes = [5, 1, 3, 2, 4].map((hours) => at - hours * 3_600_000)
    expect(takingProblem({ isPaused: false, heldCount: 0, commitmentTimes: commitmentTimes.slice(1) }, at)).toBeNull()
    const problem = takingProblem({ isPaused: false, heldCount: 0, commitmentTimes }, at)
    expect(problem).toEqual({ reason: 'took-enough', until: at - 5 * 3_600_000 + day })
    expect(takingProblem({ isPaused: false, heldCount: 0, commitmentTimes }, at + 19 * 3_600_000 - 1)).not.toBeNull()
    expect(takingProblem({ isPaused: false, heldCount: 0, commitmentTimes }, at + 19 * 3_600_000)).toBeNull()
  })

  it('never comes to more than five within any 24 hours, however they try', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: day / 3 }), { maxLength: 60 }), (waits) => {
        const taken: number[] = []
        let now = at
        for (const wait of waits) {
          now += wait
          if (takingProblem({ isPaused: false, heldCount: 0, commitmentTimes: taken }, now) === null) taken.push(now)
        }
        for (const start of taken)
          expect(taken.filter((moment) => moment >= start && moment < start + day).length).toBeLessThanOrEqual(
            commitmentLimits.takenADay,
          )
      }),
    )
  })

  it('ends with the third giving back within a week', () => {
    expect([1, 2, 3, 4].map(pausesAfter)).toEqual([false, false, true, true])
  })
})
