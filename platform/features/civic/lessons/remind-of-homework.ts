import { and, asc, eq, gte, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { message } from '../../../kernel/cases/message'
import type { Database, Transaction } from '../../../kernel/database/client'
import { existsIn } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { SiteClock } from '../../../kernel/site/site-clock'
import { pathOfClass } from './class-address'
import { classMembers, lessonProgress, lessons } from './lessons.schema'

/** Members are reminded from this minute of the evening before on. */
const evening = 18 * 60
/** The most members who are told in one transaction. */
const batch = 500
const wholeDay = 1440

const words = message(
  ['作业明天截止', 'Homework due tomorrow'],
  ['《{title}》的作业明天截止：{homework}', 'Homework of ‘{title}’ is due tomorrow: {homework}'],
)

/**
 * Reminds the members of a class of homework that is due on the next day, unless they have done it. Each is reminded
 * once, however many processes run this at once.
 */
export async function remindOfHomework(database: Database, at: Date): Promise<void> {
  const queries = queriesOf(database)
  const clock = new SiteClock(queries, () => at)
  const today = await clock.day(undefined)
  if (today === null || (await clock.minute()).minute < evening) return
  const dueLessons = await queries.read(
    build
      .select({ id: lessons.id, classId: lessons.classId })
      .from(lessons)
      .where(
        and(
          isNotNull(lessons.homework),
          gte(lessons.homeworkDueAt, new Date(today.at(wholeDay))),
          lt(lessons.homeworkDueAt, new Date(today.at(2 * wholeDay))),
        ),
      )
      .orderBy(asc(lessons.homeworkDueAt), asc(lessons.id)),
  )
  for (const { id, classId } of dueLessons) {
    const slots = { title: refer('study-class', classId), homework: refer('homework', id) }
    const path = pathOfClass(classId)
    for (;;) {
      const told = await database.transaction(async (transaction) => {
        const userIds = await markReminded(transaction, id, classId, at)
        const news = userIds.map((userId) => ({ userId, id, words, slots, path }))
        await notify(transaction, { name: 'lesson.homework', category: 'following' }, news, at)
        return userIds.length
      })
      if (told < batch) break
    }
  }
}

/** Marks the members who are to be reminded, by one statement. */
async function markReminded(
  transaction: Transaction,
  lessonId: string,
  classId: string,
  at: Date,
): Promise<readonly string[]> {
  const { userId, remindedAt, homeworkDoneAt } = lessonProgress
  const never = (name: string) => sql<Date | null>`null::timestamptz`.as(name)
  const isSettled = existsIn(
    lessonProgress,
    and(eq(userId, classMembers.userId), eq(lessonProgress.lessonId, lessonId)),
    or(isNotNull(remindedAt), isNotNull(homeworkDoneAt)),
  )
  const rows = await transaction
    .insert(lessonProgress)
    .select(
      build
        .select({
          userId: classMembers.userId,
          lessonId: sql<string>`${lessonId}::text`.as('lesson_id'),
          doneAt: never('done_at'),
          attendedAt: never('attended_at'),
          homeworkDoneAt: never('homework_done_at'),
          remindedAt: sql<Date>`${at.toISOString()}::timestamptz`.as('reminded_at'),
          playedTo: sql<number>`0::double precision`.as('played_to'),
        })
        .from(classMembers)
        .where(and(eq(classMembers.classId, classId), not(isSettled)))
        .orderBy(asc(classMembers.userId))
        .limit(batch),
    )
    .onConflictDoUpdate({
      target: [userId, lessonProgress.lessonId],
      set: { remindedAt: at },
      setWhere: and(isNull(remindedAt), isNull(homeworkDoneAt)),
    })
    .returning({ userId })
  return rows.map((row) => row.userId)
}
