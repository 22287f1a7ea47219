import type { CircleMembershipState } from './circle-membership'

/** What keeps somebody from being invited to a circle; `free` for somebody who can be. */
export const candidateStandings = ['free', 'pending', 'invited', 'member', 'declined', 'blocked'] as const
export type CandidateStanding = (typeof candidateStandings)[number]

/** The milliseconds for which a circle does not invite somebody again who declined: 30 days. */
export const invitationRest = 30 * 86_400_000

/** What those who lead a circle may know of somebody whom they might invite. */
interface Candidate {
  /** The state of their membership; null for somebody who never was in the circle. */
  readonly state: CircleMembershipState | null
  /** When they last declined an invitation, in milliseconds since 1970; null when they did not. */
  readonly declinedAt: number | null
  /** Whether the one who would invite them blocks them. */
  readonly isBlocked: boolean
}

export function candidateStandingOf({ state, declinedAt, isBlocked }: Candidate, now: number): CandidateStanding {
  if (state === 'member' || state === 'invited' || state === 'pending') return state
  if (isBlocked) return 'blocked'
  return declinedAt !== null && declinedAt + invitationRest > now ? 'declined' : 'free'
}
