import type { FeedItem } from '../../frame/content/feed-item'
import type { CourseKind } from '../classrooms/course'

/** How far a member is with a lesson. */
export interface LessonProgress {
  readonly isDone: boolean
  readonly isAttended: boolean
  readonly isHomeworkDone: boolean
}

/** What a member does with a lesson of a class that they have joined. */
export const lessonActs = ['finish', 'reopen', 'attend', 'finish-homework', 'reopen-homework'] as const
export type LessonAct = (typeof lessonActs)[number]

export interface Homework {
  readonly text: string
  /** Milliseconds since 1970. */
  readonly dueAt: number
}

/** The homework of one of the member's classes that they have not done. */
export interface DueHomework extends Homework {
  /** The id of its lesson. */
  readonly id: string
  readonly classTitle: string
}

export interface Lesson {
  readonly id: string
  readonly classId: string
  readonly classTitle: string
  /** Its number within the class, from 1. */
  readonly number: number
  readonly title: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly endsAt: number
  readonly isCancelled: boolean
  readonly teacher: string
  readonly place: string
  /** What can be played or read of it; null for a lesson without such a content. */
  readonly item: FeedItem | null
  readonly homework: Homework | null
  /** It is null for a guest, and for a member who has not joined the class. */
  readonly progress: LessonProgress | null
}

/** A class: a course that is held in lessons, at times and at a place. */
export interface StudyClass {
  readonly id: string
  readonly kind: CourseKind
  readonly title: string
  readonly summary: string
  readonly cover: string | null
  readonly teacher: string
  readonly place: string
  readonly lessonCount: number
  /** The beginning of its next lesson, in milliseconds since 1970; null when none is to come. */
  readonly nextAt: number | null
  readonly isJoined: boolean
  /** How many of its lessons the member has done. */
  readonly doneCount: number
}

/** How long before its beginning a lesson can be attended, in milliseconds. */
export const attendanceLead = 15 * 60_000
/** The most classes that a member can join. */
export const mostClasses = 30

interface LessonTimes {
  readonly startsAt: number
  readonly endsAt: number
  readonly isCancelled: boolean
}

export type LessonMoment = 'cancelled' | 'over' | 'now' | 'soon' | 'coming'

/** How near a lesson is called soon, in milliseconds. */
const soon = 60 * 60_000

/** The place of a lesson in time, seen from now. */
export function lessonMoment({ startsAt, endsAt, isCancelled }: LessonTimes, now: number): LessonMoment {
  if (isCancelled) return 'cancelled'
  if (now >= endsAt) return 'over'
  if (now >= startsAt) return 'now'
  return startsAt - now <= soon ? 'soon' : 'coming'
}

/** Whether a member can say that they are there: shortly before it begins until it ends. */
export const canBeAttended = ({ startsAt, endsAt, isCancelled }: LessonTimes, now: number): boolean =>
  !isCancelled && now >= startsAt - attendanceLead && now < endsAt

/** Whether a lesson can be done: from its beginning on, or at any time when it can be played or read. */
export const canBeDone = ({ startsAt }: Pick<LessonTimes, 'startsAt'>, hasItem: boolean, now: number): boolean =>
  hasItem || now >= startsAt

/** The progress after an act of the member. */
export function progressAfter(progress: LessonProgress, act: LessonAct): LessonProgress {
  switch (act) {
    case 'finish':
    case 'reopen':
      return { ...progress, isDone: act === 'finish' }
    case 'attend':
      return { ...progress, isAttended: true, isDone: true }
    case 'finish-homework':
    case 'reopen-homework':
      return { ...progress, isHomeworkDone: act === 'finish-homework' }
  }
}
