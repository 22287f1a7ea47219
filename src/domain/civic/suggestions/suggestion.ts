import type { CaseStep, Person } from '../../frame/cases/case-step'
import type { NamedPlace } from '../../frame/places/named-place'
import type { Promises } from './promise'
import type { SuggestionKind } from './suggestion-form'
import type { AuthorAct, SuggestionAct, SuggestionState, Support } from './suggestion-lifecycle'

/** A department that takes suggestions, with what it promises. */
export interface Department {
  readonly id: string
  readonly name: string
  readonly intro: string
  /** The days within which it accepts a suggestion, and those within which it answers an accepted one. */
  readonly acceptDays: number
  readonly replyDays: number
  /** The number of its public suggestions in each state that has any. */
  readonly counts: readonly { readonly state: SuggestionState; readonly count: number }[]
}

/** A department with what it did. */
export interface DepartmentRecord extends Department {
  /** The numbers of its answers; null while there are too few to say anything. */
  readonly figures: { readonly answered: number; readonly inTime: number } | null
}

/** A suggestion, as lists show it. */
export interface SuggestionCard {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly kind: SuggestionKind
  readonly department: { readonly id: string; readonly name: string }
  readonly state: SuggestionState
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly cover: string | null
  readonly place: NamedPlace
  /** Metres from the visitor; null when no position was given. */
  readonly distance: number | null
  /** The number of members who support it, those with the same problem included. */
  readonly supporters: number
  /** The number of members who have the same problem. */
  readonly affected: number
  readonly comments: number
  /** The author; null when they do not want to be named. */
  readonly author: Person | null
  readonly mine: boolean
  readonly isPublic: boolean
  readonly isOverdue: boolean
  readonly support: Support
  readonly maySupport: boolean
  readonly acts: readonly AuthorAct[]
}

export interface SuggestionReply {
  readonly office: string
  readonly text: string
  readonly at: number
  readonly pictures: readonly string[]
}

export interface Suggestion extends SuggestionCard {
  readonly text: string
  readonly pictures: readonly string[]
  readonly promises: Promises
  /** The latest answer of an office. */
  readonly reply: SuggestionReply | null
  readonly evaluation: { readonly stars: number; readonly text: string } | null
  readonly reopenings: number
  readonly commentsOpen: boolean
}

export interface SuggestionStep extends CaseStep<SuggestionAct | 'submit', SuggestionState> {
  /** The office that took the step; null for all others. */
  readonly office: string | null
  /** The instant until which the step was promised; null when nothing was. */
  readonly dueAt: number | null
}

/** The record of a suggestion: every step with its time and office. */
export interface SuggestionRecord {
  readonly id: string
  readonly title: string
  readonly state: SuggestionState
  readonly isAnonymous: boolean
  readonly promises: Promises
  readonly steps: readonly SuggestionStep[]
}
