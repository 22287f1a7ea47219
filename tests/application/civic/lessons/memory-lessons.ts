import type { ClassWithLessons, LessonsGateway } from '../../../../src/application/civic/lessons/lessons-gateway'
import type { Failure, Outcome } from '../../../../src/application/frame/shared/failure'
import type { PageRequest } from '../../../../src/application/frame/shared/page'
import type { LearningRecord } from '../../../../src/domain/civic/lessons/learning-record'
import {
  progressAfter,
  type Lesson,
  type LessonAct,
  type LessonProgress,
  type StudyClass,
} from '../../../../src/domain/civic/lessons/lesson'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'

export const untouched: LessonProgress = { isDone: false, isAttended: false, isHomeworkDone: false }
const hour = 3_600_000

/** A lesson of class `tea`, on Saturday 21 November 2026 from 17:00 to 18:00, an hour after the hand clock's start. */
export const lesson = (id: string, more: Partial<Lesson> = {}): Lesson => ({
  id,
  classId: 'tea',
  classTitle: 'Tea',
  number: 1,
  title: `About ${id}`,
  startsAt: start + hour,
  endsAt: start + 2 * hour,
  isCancelled: false,
  teacher: 'Lin',
  place: 'Hall',
  item: null,
  homework: null,
  progress: null,
  ...more,
})

export const studyClass = (id: string, more: Partial<StudyClass> = {}): StudyClass => ({
  id,
  kind: 'culture',
  title: `Class ${id}`,
  summary: 'What it is about.',
  cover: null,
  teacher: 'Lin',
  place: 'Hall',
  lessonCount: 2,
  nextAt: start + hour,
  isJoined: false,
  doneCount: 0,
  ...more,
})

/** A platform with classes and lessons; it records its calls, and fails on demand. */
export class MemoryLessons implements LessonsGateway {
  lessons: readonly Lesson[] = []
  all: readonly StudyClass[] = [studyClass('tea')]
  record: LearningRecord = { isKept: true, days: [], classes: [], homework: [] }
  /** The platform's clock. */
  answeredAt = start
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  classes = async (kind: string, { cursor }: PageRequest) =>
    this.answer(`classes ${kind}${cursor ?? ''}`, {
      items: this.all.filter((each) => kind === '' || each.kind === kind),
      nextCursor: null,
    })
  studyClass = async (id: string): Promise<Outcome<ClassWithLessons>> =>
    this.answer(`class ${id}`, { studyClass: this.all[0] ?? studyClass(id), lessons: this.lessons })
  join = async (classId: string, on: boolean) => {
    const answer = this.answer(`join ${classId} ${on}`, on)
    if (answer.ok) {
      this.all = this.all.map((each) => ({ ...each, isJoined: on }))
      this.lessons = this.lessons.map((each) => ({ ...each, progress: on ? untouched : null }))
    }
    return answer
  }
  timetable = async (day: string, isMine: boolean) =>
    this.answer(`timetable ${day} ${isMine}`, { answeredAt: this.answeredAt, lessons: this.lessons })
  note = async (lessonId: string, act: LessonAct) => {
    const noted = [...this.lessons, ...this.record.homework].find(({ id }) => id === lessonId)?.progress ?? untouched
    return this.answer(`note ${lessonId} ${act}`, progressAfter(noted, act))
  }
  learning = async () => this.answer('learning', this.record)

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}
