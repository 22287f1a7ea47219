import { expect, it } from 'vitest'
import { hoursText, shortHoursText } from '../../../../src/domain/frame/shared/format/hours'
import { ownActs, standingOf, teamStandings } from '../../../../src/domain/civic/teams/team'

it.each([
  [null, false, 'none'],
  ['pending', false, 'pending'],
  ['member', true, 'leader'],
] as const)('a membership that is %s, leading %s, makes one %s', (state, leads, standing) => {
  expect(standingOf(state, leads)).toBe(standing)
})

it('one joins, withdraws and leaves as it fits; a leader stays', () => {
  expect(Object.fromEntries(teamStandings.map((standing) => [standing, ownActs(standing)]))).toEqual({
    none: ['join'],
    pending: ['withdraw'],
    member: ['leave'],
    refused: ['join'],
    left: ['join'],
    leader: [],
  })
})

it.each([
  [0, '0.0'],
  [-5, '0.0'],
  [90, '1.5'],
  [100, '1.7'],
  [6000, '100.0'],
])('%i minutes are %s hours (B56)', (minutes, hours) => {
  expect(hoursText(minutes)).toBe(hours)
})

it.each([
  [0, '0'],
  [180, '3'],
  [6000, '100'],
  [100, '1.7'],
])('%i minutes are %s hours where they are short', (minutes, hours) => {
  expect(shortHoursText(minutes)).toBe(hours)
})
