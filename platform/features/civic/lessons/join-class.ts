import { and, count, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { mostClasses } from '../../../../src/domain/civic/lessons/lesson'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { classMembers, studyClasses } from './lessons.schema'

/** Puts a class into a member's timetable, or takes it out. Doing so again changes nothing. */
export async function joinClass(
  database: Database,
  userId: string,
  classId: string,
  on: boolean,
  at: Date,
): Promise<void> {
  const queries = queriesOf(database)
  const { id } = studyClasses
  if ((await queries.readOne(build.select({ id }).from(studyClasses).where(eq(id, classId)))) === null)
    throw new Refusal(errorCodes.gone)
  if (!on) {
    await database.delete(classMembers).where(and(eq(classMembers.userId, userId), eq(classMembers.classId, classId)))
    return
  }
  const joined = await queries.readValue(
    build.select({ count: count() }).from(classMembers).where(eq(classMembers.userId, userId)),
  )
  if ((joined ?? 0) >= mostClasses) throw new Refusal(errorCodes.stateRefuses, null, { state: 'too-many' })
  await database.insert(classMembers).values({ userId, classId, joinedAt: at }).onConflictDoNothing()
}
