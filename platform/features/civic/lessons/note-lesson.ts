import { errorCodes } from '../../../../contract/envelope'
import { canBeAttended, canBeDone, type LessonAct } from '../../../../src/domain/civic/lessons/lesson'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { readPrivacy } from '../../people/privacy/privacy-settings'
import { countLearning } from './count-learning'
import { progressAnswer } from './lesson-answers'
import { selectLesson, type LessonRow } from './lessons.queries'
import { lessonProgress } from './lessons.schema'

type Marks = Partial<Pick<typeof lessonProgress.$inferInsert, 'doneAt' | 'attendedAt' | 'homeworkDoneAt'>>

/**
 * Notes what a member did with a lesson of a class that they joined. Who attends a lesson has learned from now, or from
 * its beginning, until its end; this is not counted for a member who keeps no history.
 */
export async function noteLesson(
  database: Database,
  userId: string,
  { lessonId, act, at }: { readonly lessonId: string; readonly act: LessonAct; readonly at: Date },
) {
  const lesson = await selectLesson(queriesOf(database), { userId, language: 'zh-CN' }, lessonId)
  if (lesson === null) throw new Refusal(errorCodes.gone)
  if (!lesson.isJoined) throw new Refusal(errorCodes.notYours)
  const marks = marksAfter(lesson, act, at)
  const { keepsHistory } = await readPrivacy(database, userId)
  await database.transaction(async (transaction) => {
    const { startsAt, endsAt: until, classId } = lesson
    const from = at < startsAt ? startsAt : at
    if (act === 'attend' && keepsHistory) await countLearning(transaction, { userId, classId, from, until })
    await transaction
      .insert(lessonProgress)
      .values({ userId, lessonId, ...marks })
      .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set: marks })
  })
  const { doneAt, attendedAt, homeworkDoneAt } = { ...lesson, ...marks }
  return progressAnswer({ doneAt, attendedAt, homeworkDoneAt })
}

function marksAfter(lesson: LessonRow, act: LessonAct, at: Date): Marks {
  const { startsAt, endsAt, isCancelled, card, homework } = lesson
  const times = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), isCancelled }
  switch (act) {
    case 'finish':
      if (!canBeDone(times, card !== null, at.getTime())) throw refusal('not-yet')
      return { doneAt: at }
    case 'reopen':
      return { doneAt: null }
    case 'attend':
      if (!canBeAttended(times, at.getTime())) throw refusal('not-now')
      return { attendedAt: lesson.attendedAt ?? at, doneAt: lesson.doneAt ?? at }
    case 'finish-homework':
      if (homework === null) throw refusal('no-homework')
      return { homeworkDoneAt: at }
    case 'reopen-homework':
      return { homeworkDoneAt: null }
  }
}

const refusal = (state: string) => new Refusal(errorCodes.stateRefuses, null, { state })
