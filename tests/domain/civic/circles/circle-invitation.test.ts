import { expect, it } from 'vitest'
import { candidateStandingOf, invitationRest } from '../../../../src/domain/civic/circles/circle-invitation'

const now = 1_795_000_000_000
const nobody = { state: null, declinedAt: null, isBlocked: false }

it.each([
  [{}, 'free'],
  [{ state: 'left' }, 'free'],
  [{ state: 'refused' }, 'free'],
  [{ state: 'removed' }, 'free'],
  [{ state: 'member' }, 'member'],
  [{ state: 'pending' }, 'pending'],
  [{ state: 'invited' }, 'invited'],
  [{ isBlocked: true }, 'blocked'],
  // Somebody who is a member already is shown as one.
  [{ state: 'member', isBlocked: true }, 'member'],
  [{ state: 'left', declinedAt: now - 1 }, 'declined'],
  [{ state: 'left', declinedAt: now - invitationRest + 1 }, 'declined'],
  [{ state: 'left', declinedAt: now - invitationRest }, 'free'],
] as const)('somebody with %j is %s for an invitation', (change, standing) => {
  expect(candidateStandingOf({ ...nobody, ...change }, now)).toBe(standing)
})
