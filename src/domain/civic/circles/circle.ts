import type { Person } from '../../frame/cases/case-step'
import type { NamedPlace } from '../../frame/places/named-place'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'
import type { FieldErrors } from '../../frame/shared/field-rules'
import type { ReportReason } from '../../participation/reports/report'
import type { CandidateStanding } from './circle-invitation'
import type {
  CircleLeaderAct,
  CircleMembershipState,
  CircleRank,
  CircleStanding,
  JoinMode,
  OwnCircleAct,
} from './circle-membership'

/** The order of the posts of a circle: the newest first, by age and answers, or those that moderators chose. */
export const circleTabs = ['new', 'hot', 'best'] as const
export type CircleTab = (typeof circleTabs)[number]

/** A circle, as lists show it. */
export interface CircleCard {
  readonly id: string
  readonly name: string
  /** The beginning of the introduction. */
  readonly summary: string
  /** The address of its picture. */
  readonly picture: string
  readonly members: number
  readonly posts: number
  readonly joinMode: JoinMode
  /** Whether only members see what is written in it. */
  readonly isClosed: boolean
  /** Whether nobody writes in it any more. */
  readonly hasEnded: boolean
  readonly standing: CircleStanding
  /** The post that was published last; null without one, and where the visitor may not read it. */
  readonly latest: LatestCirclePost | null
}

export interface LatestCirclePost {
  /** The beginning of its text. */
  readonly summary: string
  /** When it was published, in milliseconds since 1970. */
  readonly at: number
}

export interface Circle extends CircleCard {
  readonly intro: string
  readonly rules: readonly string[]
  /** What its moderators want everybody to read; '' for nothing. */
  readonly notice: string
  /** The place where its members meet; `nowhere` for a circle that has no place. */
  readonly place: NamedPlace
  /** What the owner asks of those who want to become members; '' for nothing. */
  readonly question: string
  readonly createdAt: number
  readonly owner: Person | null
  readonly moderators: readonly Person[]
  readonly acts: readonly OwnCircleAct[]
  /** Whether the member gets no messages of it. */
  readonly isSilent: boolean
  /** Whether the member is told of new posts. */
  readonly tellsPosts: boolean
  /** The time until which the member may not write, in milliseconds since 1970; null when they may. */
  readonly mutedUntil: number | null
  /** Why the visitor was refused or removed; '' without a reason. */
  readonly reason: string
  /** How many requests wait for an answer; 0 for everyone but those who lead the circle. */
  readonly waitingCount: number
  /** How many reported posts wait for a decision of the visitor; 0 for everyone but those who lead the circle. */
  readonly reportedCount: number
}

/** A member of a circle, or somebody who asks to become one, as those who lead it see them. */
export interface CircleMember extends Person {
  /** When they became a member, or asked to become one, in milliseconds since 1970. */
  readonly since: number
  readonly rank: CircleRank
  readonly state: CircleMembershipState
  /** The time until which they may not write, in milliseconds since 1970; null when they may. */
  readonly mutedUntil: number | null
  /** What they said when they asked to become a member, while they wait; '' otherwise. */
  readonly request: string
  readonly acts: readonly CircleLeaderAct[]
}

/** A reported post that waits for those who lead its circle. */
export interface ReportedPost {
  readonly id: string
  /** The beginning of the post. */
  readonly beginning: string
  readonly author: Person
  readonly since: number
  readonly reasons: readonly { readonly reason: ReportReason; readonly count: number }[]
}

/** Somebody whom those who lead a circle might invite. */
export interface CircleCandidate extends Person {
  readonly standing: CandidateStanding
  /** When somebody who declined may be invited again, in milliseconds since 1970; null for everybody else. */
  readonly invitableFrom: number | null
}

/** What those who lead a circle did: who, what, to whom or to which post, and why. */
export interface CircleRecord {
  readonly id: string
  readonly act: string
  readonly at: number
  /** The person who acted; null for the office. */
  readonly actor: Person | null
  readonly subject: Person | null
  /** The beginning of the post; null when it is about none. */
  readonly post: { readonly id: string; readonly beginning: string } | null
  /** The reason; '' without one. */
  readonly text: string
}

export const circleReasonRule = { least: 2, most: 200 } as const satisfies TextRule

/** The reason for refusing, muting or removing somebody, or for removing a post. */
export interface CircleReasonForm {
  readonly text: string
}

export function checkCircleReason(
  form: CircleReasonForm,
): Result<CircleReasonForm, FieldErrors<keyof CircleReasonForm, TextProblem>> {
  const text = parseText(form.text, circleReasonRule)
  return text.ok ? success({ text: text.value }) : failure({ text: text.reason })
}

/** The acts that somebody is told the reason of. */
export const actsWithReason = ['refuse', 'mute', 'remove'] as const
