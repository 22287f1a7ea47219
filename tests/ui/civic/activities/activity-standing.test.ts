import { expect, it } from 'vitest'
import { activityStanding } from '../../../../src/ui/civic/activities/activity-standing'

const open = { state: 'enrolling', mine: null, placesLeft: 3 } as const

it.each([
  ['is open', open, 'state'],
  ['is full', { ...open, placesLeft: 0 }, 'full'],
  ['is full, and the member has a place', { ...open, mine: 'joined', placesLeft: 0 }, 'mine'],
  ['is full, and the member has left', { ...open, mine: 'left', placesLeft: 0 }, 'full'],
  ['was cancelled after the member joined', { ...open, state: 'cancelled', mine: 'joined' }, 'state'],
  ['is over, and the member never came', { ...open, state: 'ended', mine: 'joined' }, 'state'],
  ['is over, and the member was there', { ...open, state: 'ended', mine: 'checked-out' }, 'mine'],
  ['is under way with no place left', { ...open, state: 'running', placesLeft: 0 }, 'state'],
] as const)('an activity that %s has one badge', (_, activity, expected) => {
  expect(activityStanding(activity)).toBe(expected)
})
