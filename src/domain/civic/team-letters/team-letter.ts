import type { Person } from '../../frame/cases/case-step'
import type { FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import type { ReachedLimit } from '../../frame/shared/reached-limit'
import { failure, success, type Result } from '../../frame/shared/result'

export const letterRule = { least: 2, most: 300 } as const satisfies TextRule

/** How many letters a team's leader may send in a day, and as many all its other members together. */
export const lettersPerDay = 3
/** How many letters one member other than the leader may send to a team in a day. */
export const lettersPerMember = 1

/** What somebody wrote to all members of a team. */
export interface TeamLetter {
  readonly id: string
  readonly from: Person
  readonly text: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly isMine: boolean
  /** The number of members to whom it was sent; null for everyone but its writer and the team's leader. */
  readonly receivers: number | null
}

export const letterSettingNames = ['gets-letters', 'members-write'] as const
/** What is chosen about the letters of a team: by each member whether they get them, by the leader whether members write. */
export type LetterSetting = (typeof letterSettingNames)[number]

/** How the letters of a team are for one of its members. */
export interface LetterSettings {
  readonly teamName: string
  readonly isLeader: boolean
  /** Whether the member may write to all members: the leader may, and others where the leader lets them. */
  readonly mayWrite: boolean
  readonly getsLetters: boolean
  readonly membersWrite: boolean
  /** The limit that keeps the member from writing another letter. */
  readonly limit: ReachedLimit | null
}

export interface LetterForm {
  readonly text: string
}

/** Checks a letter, for the client and the platform alike. */
export function checkLetter({ text }: LetterForm): Result<LetterForm, FieldErrors<keyof LetterForm, TextProblem>> {
  const parsed = parseText(text, letterRule)
  return parsed.ok ? success({ text: parsed.value }) : failure({ text: parsed.reason })
}
