import { and, asc, eq, sql } from 'drizzle-orm'
import { isPlayedThrough, longestStep } from '../../../../src/domain/civic/lessons/learning-record'
import { contents } from '../../../kernel/contents/contents.schema'
import type { PlayListener } from '../../../kernel/contents/play-listener'
import { excluded } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { readPrivacy } from '../../people/privacy/privacy-settings'
import { countLearning } from './count-learning'
import { classMembers, lessonProgress, lessons } from './lessons.schema'

/**
 * Counts what a member plays of a lesson of a class that they joined, and marks the lesson as done at its end. Nothing
 * is kept for a member who keeps no history.
 */
export const countPlayed: PlayListener = async (database, { userId, contentId, seconds, at }) => {
  const lesson = await queriesOf(database).readOne(
    build
      .select({
        id: lessons.id,
        classId: lessons.classId,
        duration: contents.duration,
        playedTo: lessonProgress.playedTo,
      })
      .from(lessons)
      .innerJoin(contents, eq(contents.id, lessons.contentId))
      .innerJoin(classMembers, and(eq(classMembers.classId, lessons.classId), eq(classMembers.userId, userId)))
      .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
      .where(eq(lessons.contentId, contentId))
      .orderBy(asc(lessons.startsAt), asc(lessons.id))
      .limit(1),
  )
  if (lesson === null || !(await readPrivacy(database, userId)).keepsHistory) return
  const { id, classId, duration, playedTo } = lesson
  const played = Math.min(seconds - (playedTo ?? 0), longestStep)
  const isDone = isPlayedThrough(seconds, duration)
  await database.transaction(async (transaction) => {
    if (played > 0)
      await countLearning(transaction, { userId, classId, from: new Date(at.getTime() - played * 1000), until: at })
    await transaction
      .insert(lessonProgress)
      .values({ userId, lessonId: id, playedTo: seconds, doneAt: isDone ? at : null })
      .onConflictDoUpdate({
        target: [lessonProgress.userId, lessonProgress.lessonId],
        set: {
          playedTo: excluded(lessonProgress.playedTo),
          doneAt: sql`coalesce(${lessonProgress.doneAt}, ${excluded(lessonProgress.doneAt)})`,
        },
      })
  })
}
