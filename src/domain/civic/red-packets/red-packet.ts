import { leastPacket, type PacketTier } from './draw-packet'

export const packetCampaignStates = ['coming', 'open', 'sold-out', 'over'] as const
export type PacketCampaignState = (typeof packetCampaignStates)[number]

/** A campaign of red packets, as everybody sees it. What is left of its pot is nobody's to know. */
export interface PacketCampaign {
  readonly id: string
  readonly title: string
  /** Plain text of several lines. */
  readonly rules: string
  readonly state: PacketCampaignState
  /** Milliseconds since 1970. */
  readonly beginsAt: number
  readonly endsAt: number
  readonly tiers: readonly PacketTier[]
  /** How many packets one person may open in all; null without such a limit. */
  readonly mostOpenings: number | null
}

/** A packet that the member opened. */
export interface PacketOpening {
  readonly id: string
  /** The amount; 0 when it was empty. */
  readonly cents: number
  /** Whether the office took the amount back. */
  readonly isReversed: boolean
  readonly at: number
}

/** How a member stands in a campaign. */
export interface PacketStanding {
  /** What they opened today; null when they have not opened a packet yet. */
  readonly today: PacketOpening | null
  /** How many packets they opened in all. */
  readonly openings: number
  /** The time from which they may open the next one after today's; null when there is none. */
  readonly nextAt: number | null
}

export interface PacketWinner {
  readonly id: string
  /** A masked nickname; '' for somebody who is not named. */
  readonly name: string
  readonly cents: number
  readonly at: number
}

/** The state of a campaign at a time, both in milliseconds since 1970. */
export function packetCampaignState(
  { beginsAt, endsAt, left, tiers }: Pick<PacketCampaign, 'beginsAt' | 'endsAt' | 'tiers'> & { readonly left: number },
  at: number,
): PacketCampaignState {
  if (at >= endsAt) return 'over'
  if (at < beginsAt) return 'coming'
  return left < leastPacket(tiers) ? 'sold-out' : 'open'
}

/** What the envelope on the screen offers or shows. */
export type PacketPhase = PacketCampaignState | 'opened' | 'limit'

/** The phase of the screen; a guest has no standing. */
export function packetPhase(
  { state, mostOpenings }: Pick<PacketCampaign, 'state' | 'mostOpenings'>,
  standing: PacketStanding | null,
): PacketPhase {
  if (state === 'coming') return 'coming'
  if (standing !== null && standing.today !== null) return 'opened'
  if (state !== 'open') return state
  return standing !== null && mostOpenings !== null && standing.openings >= mostOpenings ? 'limit' : 'open'
}
