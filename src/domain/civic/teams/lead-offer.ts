import type { Person } from '../../frame/cases/case-step'

/** Days for which a member may accept the offer to lead a team. */
export const offerDays = 7

/** The greatest number of teams that one person leads. */
export const mostLedTeams = 3

/** The offer to lead a team, which its leader and the member whom it is made to see. */
export interface LeadOffer {
  readonly to: Person
  /** When it ends, in milliseconds since 1970. */
  readonly endsAt: number
}

/** When an offer that is made now ends, in milliseconds since 1970. */
export const offerEndsAt = (now: number): number => now + offerDays * 86_400_000

/** Whether an offer can still be accepted; at the moment of its end it cannot. */
export const isOfferOpen = (endsAt: number, now: number): boolean => now < endsAt
