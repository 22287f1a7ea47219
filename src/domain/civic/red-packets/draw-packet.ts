/** One kind of packet of a campaign. */
export interface PacketTier {
  /** How many of ten thousand openings win it. */
  readonly share: number
  /** The least and the most that it holds, in cents; every whole amount between them is equally likely. */
  readonly least: number
  readonly most: number
}

/** The openings of which `share` counts those that win. */
export const openingsInAll = 10_000
/** The most that one packet may hold, in cents: the legal limit of prizes that are drawn by lot. */
export const mostInPacket = 5_000_000

/** An unpredictable whole number from 0, below `end`; each is equally likely. */
export type DrawNumber = (end: number) => number

export type TiersProblem = 'none' | 'share' | 'amount' | 'too-many-shares'

/** What is wrong with the packets of a campaign; null when nothing is. */
export function checkTiers(tiers: readonly PacketTier[]): TiersProblem | null {
  if (tiers.length === 0) return 'none'
  if (tiers.some(({ share }) => !Number.isInteger(share) || share < 1)) return 'share'
  if (tiers.some(({ least, most }) => !isAmount(least) || !isAmount(most) || most < least)) return 'amount'
  return winningShare(tiers) > openingsInAll ? 'too-many-shares' : null
}

const isAmount = (cents: number): boolean => Number.isInteger(cents) && cents >= 1 && cents <= mostInPacket

/** How many of ten thousand openings win something. */
export function winningShare(tiers: readonly PacketTier[]): number {
  return tiers.reduce((sum, { share }) => sum + share, 0)
}

/** The smallest amount that a campaign gives. A pot with less than this is sold out. */
export function leastPacket(tiers: readonly PacketTier[]): number {
  return Math.min(...tiers.map(({ least }) => least))
}

/** What one opening gives on average, in cents, while the pot is full enough. */
export function averagePacket(tiers: readonly PacketTier[]): number {
  return tiers.reduce((sum, { share, least, most }) => sum + (share * (least + most)) / 2, 0) / openingsInAll
}

/** Draws the amount of one opening in cents; 0 when it wins nothing. */
export function drawPacket(tiers: readonly PacketTier[], draw: DrawNumber): number {
  let lot = draw(openingsInAll)
  for (const { share, least, most } of tiers) {
    if (lot < share) return least + draw(most - least + 1)
    lot -= share
  }
  return 0
}

/**
 * The part of a drawn amount that the pot can pay: all of it, or what is left, unless that is less than the campaign's
 * smallest packet. 0 means that the pot is sold out.
 */
export function payablePart(drawn: number, left: number, tiers: readonly PacketTier[]): number {
  return left < leastPacket(tiers) ? 0 : Math.min(drawn, left)
}
