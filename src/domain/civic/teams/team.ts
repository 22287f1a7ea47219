import type { Person } from '../../frame/cases/case-step'
import { possibleActs } from '../../frame/cases/lifecycle'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'
import type { FieldErrors } from '../../frame/shared/field-rules'
import {
  membershipLifecycle,
  ownMembershipActs,
  type MembershipState,
  type OwnMembershipAct,
} from './membership-lifecycle'

export const teamStandings = ['none', 'pending', 'member', 'refused', 'left', 'leader'] as const
/** What a visitor is to a team; a guest is nothing to any. */
export type TeamStanding = (typeof teamStandings)[number]

/** What the state of a membership makes of a visitor. */
export function standingOf(state: MembershipState | null, leads: boolean): TeamStanding {
  return leads ? 'leader' : (state ?? 'none')
}

/**
 * What a visitor may do for themselves. A leader cannot leave: the team would have nobody to admit anyone. A guest is
 * offered to join, since the act itself asks them to log in.
 */
export function ownActs(standing: TeamStanding): OwnMembershipAct[] {
  if (standing === 'leader') return []
  if (standing === 'none') return ['join']
  const possible = possibleActs(membershipLifecycle, { state: standing, roles: ['volunteer'] })
  return ownMembershipActs.filter((act) => possible.includes(act))
}

/** A team of volunteers in lists. */
export interface TeamCard {
  readonly id: string
  readonly name: string
  /** The beginning of its introduction. */
  readonly summary: string
  readonly logo: string
  readonly organisation: { readonly id: string; readonly name: string } | null
  readonly members: number
  /** It takes nobody at present. */
  readonly isFull: boolean
  /** The service of its members for it, in minutes. */
  readonly minutes: number
  readonly standing: TeamStanding
  readonly acts: readonly OwnMembershipAct[]
  /** The visitor is a member of the site, but would have to become a volunteer first. */
  readonly notAVolunteer: boolean
}

export interface TeamMember extends Person {
  /** Since when they are a member, or wait. */
  readonly since: number
  /** All of their service, for whatever team. */
  readonly minutes: number
  readonly leads: boolean
}

export interface Team extends TeamCard {
  readonly intro: string
  readonly createdAt: number
  readonly leader: Person | null
  readonly monthMinutes: number
  /** The number of times of service. */
  readonly times: number
  /** The first few. */
  readonly someMembers: readonly TeamMember[]
  /** How many wait for the leader's answer; 0 for everyone else. */
  readonly waiting: number
  /** Why the visitor was refused or removed; '' without a reason. */
  readonly reason: string
}

export const reasonRule = { least: 2, most: 200 } as const satisfies TextRule

/** Why a leader refuses an applicant, or removes a member. */
export interface ReasonForm {
  readonly text: string
}

export function checkReason(form: ReasonForm): Result<ReasonForm, FieldErrors<keyof ReasonForm, TextProblem>> {
  const text = parseText(form.text, reasonRule)
  return text.ok ? success({ text: text.value }) : failure({ text: text.reason })
}
