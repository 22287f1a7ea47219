import { expect, it } from 'vitest'
import { campaignPhase, nextPhaseAt } from '../../../../src/domain/civic/shows/campaign'

const times = { opensAt: 10, closesAt: 20, resultsAt: 30 }

it.each([
  [9, 'coming', 10],
  [10, 'entries', 20],
  [19, 'entries', 20],
  [20, 'judging', 30],
  [29, 'judging', 30],
  [30, 'results', null],
])('at %s a campaign is in the phase %s, and the next one begins at %s', (at, phase, next) => {
  expect([campaignPhase(times, at), nextPhaseAt(times, at)]).toEqual([phase, next])
})

it('a campaign whose results come when entries close has no judging', () => {
  expect(campaignPhase({ ...times, resultsAt: 20 }, 20)).toBe('results')
})
