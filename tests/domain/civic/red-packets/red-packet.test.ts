import { describe, expect, it } from 'vitest'
import {
  packetCampaignState,
  packetPhase,
  type PacketCampaign,
  type PacketStanding,
} from '../../../../src/domain/civic/red-packets/red-packet'

const tiers = [
  { share: 100, least: 200, most: 500 },
  { share: 100, least: 50, most: 90 },
]
const campaign = { beginsAt: 1000, endsAt: 2000, tiers }
const opened: PacketStanding = { today: { id: 'o', cents: 0, isReversed: false, at: 1 }, openings: 1, nextAt: 5 }
const rested: PacketStanding = { today: null, openings: 3, nextAt: null }

describe('a campaign of red packets', () => {
  it.each([
    [999, 500, 'coming'],
    [1000, 500, 'open'],
    [1999, 50, 'open'],
    [1500, 49, 'sold-out'],
    [2000, 500, 'over'],
    [999, 0, 'coming'],
  ] as const)('at %i with %i cents left is %s', (at, left, state) => {
    expect(packetCampaignState({ ...campaign, left }, at)).toBe(state)
  })

  it.each([
    ['open', null, null, 'open'],
    ['open', opened, null, 'opened'],
    ['sold-out', opened, null, 'opened'],
    ['over', opened, null, 'opened'],
    ['coming', null, null, 'coming'],
    ['sold-out', rested, 3, 'sold-out'],
    ['over', rested, 3, 'over'],
    ['open', rested, 3, 'limit'],
    ['open', rested, 4, 'open'],
    ['open', rested, null, 'open'],
  ] as const satisfies readonly (readonly [PacketCampaign['state'], PacketStanding | null, number | null, string])[])(
    'that is %s shows a member with %j of at most %j openings: %s',
    (state, standing, mostOpenings, phase) => {
      expect(packetPhase({ state, mostOpenings }, standing)).toBe(phase)
    },
  )
})
