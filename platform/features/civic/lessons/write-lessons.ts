import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import { mediaUrl } from '../../../../contract/fields'
import { courseKinds } from '../../../../src/domain/civic/classrooms/course'
import { codesWith } from '../../../../src/domain/frame/content/content-kinds'
import { message } from '../../../kernel/cases/message'
import { contents } from '../../../kernel/contents/contents.schema'
import { isPublishedContent } from '../../../kernel/contents/published'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { readBoth, readWritten } from '../../../kernel/operator/written-text'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { randomId } from '../../../kernel/shared/random'
import { parseEventTimes } from '../../media/channels/live-events'
import { writtenWords } from '../amenities/written-hours'
import { pathOfClass } from './class-address'
import { classMembers, lessonProgress, lessons, studyClasses } from './lessons.schema'

/** A class as the office writes it, each text in both languages. */
const writtenClass = z.strictObject({
  kind: z.enum(courseKinds),
  title: writtenWords,
  summary: writtenWords,
  cover: mediaUrl,
  teacher: writtenWords,
  place: writtenWords,
})

/** Makes the class of an id, or changes it. */
export async function writeClass(transaction: Transaction, id: string, text: string, at: Date): Promise<void> {
  const written = readWritten(writtenClass, text)
  await transaction
    .insert(studyClasses)
    .values({ id, ...written, addedAt: at })
    .onConflictDoUpdate({ target: studyClasses.id, set: written })
}

/** Adds a lesson to a class; it gets the next number. */
export async function addLesson(
  transaction: Transaction,
  classId: string,
  lesson: Pick<typeof lessons.$inferInsert, 'startsAt' | 'endsAt' | 'title'>,
): Promise<string> {
  const queries = queriesOf(transaction)
  // The row of the class is locked, so that two lessons that are added at once get different numbers.
  const found = await queries.readOne(
    build.select({ id: studyClasses.id }).from(studyClasses).where(eq(studyClasses.id, classId)).for('update'),
  )
  if (found === null) throw new Refusal(errorCodes.gone)
  const last = await queries.readValue(
    build
      .select({ number: sql<number>`coalesce(max(${lessons.number}), 0)` })
      .from(lessons)
      .where(eq(lessons.classId, classId)),
  )
  const id = randomId('lesson')
  await transaction.insert(lessons).values({ id, classId, number: (last ?? 0) + 1, ...lesson })
  return id
}

const changes = {
  moved: message(
    ['课程时间有调整', 'A lesson was moved'],
    ['《{title}》有一节课调整了时间，请查看课表。', 'A lesson of ‘{title}’ has another time. See your timetable.'],
  ),
  cancelled: message(
    ['课程已取消', 'A lesson was cancelled'],
    ['《{title}》有一节课已取消，请查看课表。', 'A lesson of ‘{title}’ was cancelled. See your timetable.'],
  ),
}

/** Changes a lesson, and tells those who have its class in their timetable. */
export async function changeLesson(
  transaction: Transaction,
  id: string,
  set: Partial<Pick<typeof lessons.$inferInsert, 'startsAt' | 'endsAt' | 'isCancelled'>>,
  change: keyof typeof changes,
  at: Date,
): Promise<void> {
  const classId = await updateLesson(transaction, id, set)
  const members = await queriesOf(transaction).readColumn(
    build.select({ userId: classMembers.userId }).from(classMembers).where(eq(classMembers.classId, classId)),
  )
  const slots = { title: refer('study-class', classId) }
  const news = members.map((userId) => ({ userId, id, words: changes[change], slots, path: pathOfClass(classId) }))
  await notify(transaction, { name: `lesson.${change}`, category: 'following' }, news, at)
}

/** Writes the homework of a lesson, which must be due in the future. What replaces other homework is done by nobody. */
export async function writeHomework(transaction: Transaction, id: string, text: string, at: Date): Promise<void> {
  const [, time = '', words = ''] = /^(\S+) (.+)$/s.exec(text.trim()) ?? []
  const { opensAt } = await parseEventTimes(transaction, `${time} 1`, at)
  if (opensAt <= at) throw invalid({ text: 'in-the-past' })
  await updateLesson(transaction, id, { homework: readBoth(words), homeworkDueAt: opensAt })
  await transaction
    .update(lessonProgress)
    .set({ homeworkDoneAt: null, remindedAt: null })
    .where(eq(lessonProgress.lessonId, id))
}

/** Lets a lesson be played or read. */
export async function setRecording(transaction: Transaction, id: string, contentId: string): Promise<void> {
  const content = await queriesOf(transaction).readOne(
    build
      .select({ id: contents.id })
      .from(contents)
      .where(isPublishedContent(contentId.trim(), codesWith('list'))),
  )
  if (content === null) throw invalid({ text: 'not-a-content' })
  await updateLesson(transaction, id, { contentId: content.id })
}

/** Returns the class of the lesson. */
async function updateLesson(
  transaction: Transaction,
  id: string,
  set: Partial<typeof lessons.$inferInsert>,
): Promise<string> {
  const [changed] = await transaction
    .update(lessons)
    .set(set)
    .where(eq(lessons.id, id))
    .returning({ classId: lessons.classId })
  if (changed === undefined) throw new Refusal(errorCodes.gone)
  return changed.classId
}
