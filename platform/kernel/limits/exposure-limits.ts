import type { Database } from '../database/client'
import { listenerOf, type Caller } from '../http/caller'
import type { Platform } from '../platform'
import { consumeAllowance, type Allowance } from './allowance'

const hour = 3_600_000

/**
 * How often one visitor may read about other people. Everything that shows one person to another has a limit here, so
 * that nobody can harvest the people of a town. The phone number and address that a volunteer gets with a wish have the
 * stricter limits of `commitmentLimits`.
 */
export const exposureLimits = {
  /** Pages of members as volunteers (C124). */
  'user-page': { most: 60, window: hour },
  /** Pages of what a member did as a volunteer (C123). */
  'user-record': { most: 120, window: hour },
  /** Pages of the list of volunteers (C082). */
  volunteers: { most: 60, window: hour },
  /** Look-ups of several members (C127). */
  people: { most: 120, window: hour },
  /** Pages of ratings of a provider, with the people who gave them (C093). */
  'user-scores': { most: 60, window: hour },
  /** Pages of the list of people who came by my links (C128). */
  invited: { most: 60, window: hour },
  /** Pages of the people whom one might follow (S078). */
  'to-follow': { most: 120, window: hour },
  /** Pages of the people who liked a content (C024). */
  likers: { most: 120, window: hour },
  /** Pages of the winners of red packets, whose names are masked. */
  'packet-winners': { most: 120, window: hour },
  /** Lists of the people who claimed a wish (C104). */
  claimants: { most: 120, window: hour },
  /** Suggestions of people whom one may name in a text, one for each pause in typing. */
  'nameable-people': { most: 400, window: hour },
  /** Look-ups of certificates by number: enough for an office, too few to find valid numbers by guessing. */
  certificate: { most: 100, window: hour },
} as const satisfies Record<string, Allowance>

export type Exposure = keyof typeof exposureLimits

interface Visit {
  readonly caller: Caller
  readonly platform: Pick<Platform, 'signer'>
  readonly at: Date
}

/** Counts one read about other people for the member, or for the guest's address; throws 429001 beyond the limit. */
export async function countExposure(
  database: Database,
  exposure: Exposure,
  { caller, platform, at }: Visit,
): Promise<void> {
  await consumeAllowance(database, `${exposure}:${listenerOf(caller, platform)}`, exposureLimits[exposure], at)
}
