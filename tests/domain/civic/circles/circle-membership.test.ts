import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  belongsToCircle,
  circleLeaderActsOn,
  type circleMembershipStates,
  circleRanks,
  circleStandingOf,
  circleStandings,
  joinModes,
  leadsCircle,
  ownCircleActsOf,
} from '../../../../src/domain/civic/circles/circle-membership'

describe('the visitor’s own acts in a circle', () => {
  it.each([
    ['none', 'open', ['enter']],
    ['none', 'request', ['ask']],
    ['none', 'invitation', []],
    ['pending', 'open', ['enter', 'withdraw']],
    ['pending', 'request', ['withdraw']],
    ['invited', 'open', ['accept', 'decline']],
    ['invited', 'invitation', ['accept', 'decline']],
    ['refused', 'request', ['ask']],
    ['left', 'open', ['enter']],
    ['left', 'invitation', []],
    ['removed', 'open', []],
    ['removed', 'request', []],
    ['member', 'open', ['leave']],
    ['moderator', 'request', ['leave']],
    ['owner', 'open', []],
  ] as const)('of %s where one joins by %s are %j', (standing, mode, acts) => {
    expect(ownCircleActsOf(standing, mode)).toEqual(acts)
  })

  it('never lead somebody who was removed back in, and never let an owner leave', () => {
    fc.assert(
      fc.property(fc.constantFrom(...joinModes), (mode) => {
        expect(ownCircleActsOf('removed', mode)).toEqual([])
        expect(ownCircleActsOf('owner', mode)).toEqual([])
      }),
    )
  })
})

describe('the acts on somebody else', () => {
  const person = { state: 'member', rank: 'member', isMuted: false } as const

  it('of the owner are all, those of a moderator do not touch ranks', () => {
    expect(circleLeaderActsOn('owner', person)).toEqual(['mute', 'remove', 'name', 'handOver'])
    expect(circleLeaderActsOn('moderator', person)).toEqual(['mute', 'remove'])
    expect(circleLeaderActsOn('moderator', { ...person, isMuted: true })).toEqual(['unmute', 'remove'])
    expect(circleLeaderActsOn('owner', { ...person, rank: 'moderator' })).toEqual([
      'mute',
      'remove',
      'dismiss',
      'handOver',
    ])
  })

  it('depend on the state of their membership', () => {
    const acts = (state: (typeof circleMembershipStates)[number]) =>
      circleLeaderActsOn('moderator', { ...person, state })
    expect(acts('pending')).toEqual(['approve', 'refuse'])
    expect(acts('removed')).toEqual(['invite', 'readmit'])
    expect(acts('left')).toEqual(['invite'])
    expect(acts('invited')).toEqual([])
  })

  it('are nobody’s on their own rank or above it, and none of those who do not lead', () => {
    fc.assert(
      fc.property(fc.constantFrom(...circleStandings), fc.constantFrom(...circleRanks), (actor, rank) => {
        const acts = circleLeaderActsOn(actor, { ...person, rank })
        const isBelow = leadsCircle(actor) && circleRanks.indexOf(rank) < circleRanks.indexOf(actor)
        expect(acts.length > 0).toBe(isBelow)
      }),
    )
  })
})

it('the rank counts for members alone', () => {
  expect(circleStandingOf('member', 'moderator')).toBe('moderator')
  expect(circleStandingOf('left', 'moderator')).toBe('left')
  expect(circleStandingOf(null, 'member')).toBe('none')
  expect(circleStandings.filter(belongsToCircle)).toEqual(['member', 'moderator', 'owner'])
})
