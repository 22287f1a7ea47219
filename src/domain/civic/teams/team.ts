import type { Person } from '../../frame/cases/case-step'
import { possibleActs } from '../../frame/cases/lifecycle'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'
import type { FieldErrors } from '../../frame/shared/field-rules'
import type { LeadOffer } from './lead-offer'
import {
  membershipLifecycle,
  ownMembershipActs,
  type MembershipState,
  type OwnMembershipAct,
} from './membership-lifecycle'

export const teamStandings = ['none', 'pending', 'member', 'refused', 'left', 'leader'] as const
/** The relation of a visitor to a team; a guest's is 'none'. */
export type TeamStanding = (typeof teamStandings)[number]

/** The visitor's relation to a team, by the state of their membership. */
export function standingOf(state: MembershipState | null, leads: boolean): TeamStanding {
  return leads ? 'leader' : (state ?? 'none')
}

/**
 * The acts that visitors may do for themselves. A leader cannot leave, because nobody else could then admit members to
 * the team. A guest may choose to join, and is then asked to log in.
 */
export function ownActs(standing: TeamStanding): OwnMembershipAct[] {
  if (standing === 'leader') return []
  if (standing === 'none') return ['join']
  const possible = possibleActs(membershipLifecycle, { state: standing, roles: ['volunteer'] })
  return ownMembershipActs.filter((act) => possible.includes(act))
}

/** A team of volunteers, as lists show it. */
export interface TeamCard {
  readonly id: string
  readonly name: string
  /** The beginning of the introduction. */
  readonly summary: string
  readonly logo: string
  readonly organisation: { readonly id: string; readonly name: string } | null
  readonly members: number
  /** Whether the team takes no new members at present. */
  readonly isFull: boolean
  /** The minutes that its members served for the team. */
  readonly minutes: number
  readonly standing: TeamStanding
  readonly acts: readonly OwnMembershipAct[]
  /** Whether the visitor is logged in, but has to become a volunteer before they can join. */
  readonly notAVolunteer: boolean
}

export interface TeamMember extends Person {
  /** When they became a member, or asked to become one, in milliseconds since 1970. */
  readonly since: number
  /** The minutes of service for any team. */
  readonly minutes: number
  readonly isLeader: boolean
}

export interface Team extends TeamCard {
  readonly intro: string
  /** The street or neighbourhood where it meets; '' when it says none. */
  readonly street: string
  readonly createdAt: number
  /** When its leader closed it; null while it exists. */
  readonly closedAt: number | null
  readonly leader: Person | null
  readonly monthMinutes: number
  /** How many times its members served. */
  readonly times: number
  /** The first few members. */
  readonly firstMembers: readonly TeamMember[]
  /** How many requests wait for the leader's answer; 0 for everyone but the leader. */
  readonly waitingCount: number
  /** Why the visitor was refused or removed; '' without a reason. */
  readonly reason: string
  /** The open offer to lead it; null for everyone but the leader and the member whom it is made to. */
  readonly offer: LeadOffer | null
}

export const reasonRule = { least: 2, most: 200 } as const satisfies TextRule

/** The reason for refusing an applicant or removing a member. */
export interface ReasonForm {
  readonly text: string
}

export function checkReason(form: ReasonForm): Result<ReasonForm, FieldErrors<keyof ReasonForm, TextProblem>> {
  const text = parseText(form.text, reasonRule)
  return text.ok ? success({ text: text.value }) : failure({ text: text.reason })
}
