import type { CaseStep, Person } from '../../frame/cases/case-step'
import type { NamedPlace } from '../../frame/places/named-place'
import type { Promises } from './promise'
import type { SuggestionKind } from './suggestion-form'
import type { Questioner, AuthorAct, SuggestionAct, SuggestionState, Support } from './suggestion-lifecycle'

/** A department that takes suggestions, with what it promises. */
export interface Department {
  readonly id: string
  readonly name: string
  readonly intro: string
  /** Words for what it looks after, by which it is proposed; may be empty. */
  readonly duties: readonly string[]
  /** The days within which it accepts a suggestion, and those within which it answers an accepted one. */
  readonly acceptDays: number
  readonly replyDays: number
  /** The number of its public suggestions in each state that has any. */
  readonly counts: readonly { readonly state: SuggestionState; readonly count: number }[]
}

/** The number of public suggestions of a department in a state. */
export interface SuggestionCount {
  readonly departmentId: string
  readonly state: SuggestionState
  readonly count: number
}

/** A department with what it did. */
export interface DepartmentRecord extends Department {
  /** What it did; null while there are too few answers to say anything. */
  readonly figures: Figures | null
}

/** How answers of the last twelve months came about, and what their authors said of them. */
export interface Figures {
  readonly answered: number
  readonly inTime: number
  /** The number of answers before which an earlier one was sent back. */
  readonly sentBack: number
  readonly rated: number
  /** The mean of the stars, with one decimal; null while there are too few to say anything. */
  readonly stars: number | null
}

/** The figures of the whole city and of every department. */
export interface CityFigures {
  /** The fewest answers, and the fewest ratings, that are told of. */
  readonly fewest: number
  readonly city: Figures | null
  readonly departments: readonly (Pick<Department, 'id' | 'name' | 'acceptDays' | 'replyDays'> & {
    readonly figures: Figures | null
  })[]
}

/** A suggestion, as lists show it. */
export interface SuggestionCard {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly kind: SuggestionKind
  readonly department: { readonly id: string; readonly name: string }
  /** Whether its author let the platform choose a department, which has not happened yet. */
  readonly toForward: boolean
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

/** A question after an answer, or the answer to it. */
export interface FollowUp {
  readonly by: Questioner
  /** The office that wrote it; null for the author. */
  readonly office: string | null
  readonly isQuestion: boolean
  readonly text: string
  readonly at: number
}

export interface Suggestion extends SuggestionCard {
  readonly text: string
  readonly pictures: readonly string[]
  /** The address of a video, whose cover is the first picture; null without one. */
  readonly video: string | null
  readonly promises: Promises
  /** The latest answer of an office. */
  readonly reply: SuggestionReply | null
  /** The suggestion about the same matter to which the office joined this one; null for all others. */
  readonly joinedTo: { readonly id: string; readonly title: string } | null
  /** How the office reaches the author, for the author as long as they can correct it; '' otherwise. */
  readonly contact: string
  readonly evaluation: { readonly stars: number; readonly text: string } | null
  readonly reopenings: number
  readonly commentsOpen: boolean
  /** The questions and answers after the suggestion was accepted, oldest first. */
  readonly followUps: readonly FollowUp[]
  /** Whether the reader is told of its answers. */
  readonly subscribed: boolean
  readonly maySubscribe: boolean
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
