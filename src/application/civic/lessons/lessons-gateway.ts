import type { LearningRecord } from '../../../domain/civic/lessons/learning-record'
import type { Lesson, LessonAct, LessonProgress, StudyClass } from '../../../domain/civic/lessons/lesson'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

export interface ClassWithLessons {
  readonly studyClass: StudyClass
  /** The lessons by their time. */
  readonly lessons: readonly Lesson[]
}

export interface LessonTimetable {
  /** The platform's time when it answered, in milliseconds since 1970. */
  readonly answeredAt: number
  readonly lessons: readonly Lesson[]
}

/** Classes with their lessons, and what a member does with them. */
export interface LessonsGateway {
  /** @param kind A kind of course; '' for all. */
  classes(kind: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<StudyClass>>>
  studyClass(id: string, signal?: CancelSignal): Promise<Outcome<ClassWithLessons>>
  /** Returns whether the class is in the member's timetable. */
  join(classId: string, on: boolean): Promise<Outcome<boolean>>
  /** @param day A day of the week that is meant, YYYY-MM-DD; '' for this week. */
  timetable(day: string, isMine: boolean, signal?: CancelSignal): Promise<Outcome<LessonTimetable>>
  note(lessonId: string, act: LessonAct): Promise<Outcome<LessonProgress>>
  learning(signal?: CancelSignal): Promise<Outcome<LearningRecord>>
}
export const LessonsGateway = port<LessonsGateway>('LessonsGateway')
