import type { getStudyClass, noteLesson } from '../../../../contract/lessons'
import type { Lesson, LessonProgress, StudyClass } from '../../../domain/civic/lessons/lesson'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'

type WireClass = AnswerOf<typeof getStudyClass>
type WireLesson = WireClass['lessons'][number]
type WireProgress = AnswerOf<typeof noteLesson>['progress']

export function classOf({ lessons, joined, done, ...studyClass }: WireClass['class']): StudyClass {
  return { ...studyClass, lessonCount: lessons, isJoined: joined, doneCount: done }
}

export const progressOf = ({ done, attended, homeworkDone }: WireProgress): LessonProgress => ({
  isDone: done,
  isAttended: attended,
  isHomeworkDone: homeworkDone,
})

export function lessonOf({ class: studyClass, cancelled, item, progress, ...lesson }: WireLesson): Lesson {
  return {
    ...lesson,
    classId: studyClass.id,
    classTitle: studyClass.title,
    isCancelled: cancelled,
    item: item && feedItemOf(item),
    progress: progress && progressOf(progress),
  }
}
