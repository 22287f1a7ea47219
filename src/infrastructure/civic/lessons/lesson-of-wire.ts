import type { LessonDto, StudyClassDto } from '../../../../contract/lessons'
import type { Lesson, LessonProgress, StudyClass } from '../../../domain/civic/lessons/lesson'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function classOf(studyClass: Camelised<StudyClassDto>): StudyClass {
  const { id, kind, title, summary, cover, teacher, place, lessons, nextAt, joined, done } = studyClass
  return {
    ...{ id, kind, title, summary, teacher, place },
    cover: cover || null,
    lessonCount: lessons,
    nextAt: nextAt === null ? null : instantOf(nextAt),
    isJoined: joined,
    doneCount: done,
  }
}

type WireProgress = Camelised<LessonDto>['progress'] & object

export const progressOf = ({ done, attended, homeworkDone }: WireProgress): LessonProgress => ({
  isDone: done,
  isAttended: attended,
  isHomeworkDone: homeworkDone,
})

export function lessonOf(lesson: Camelised<LessonDto>): Lesson {
  const { id, number, title, startsAt, endsAt, cancelled, teacher, place, item, homework, progress } = lesson
  return {
    id,
    classId: lesson.class.id,
    classTitle: lesson.class.title,
    number,
    title,
    startsAt: instantOf(startsAt) ?? 0,
    endsAt: instantOf(endsAt) ?? 0,
    isCancelled: cancelled,
    teacher,
    place,
    item: item === null ? null : feedItemOf(item),
    homework: homework === null ? null : { text: homework.text, dueAt: instantOf(homework.dueAt) ?? 0 },
    progress: progress === null ? null : progressOf(progress),
  }
}
