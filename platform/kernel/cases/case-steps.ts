import type { Language } from '../../../src/domain/frame/site/preferences'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { users } from '../members/members.schema'
import { caseSteps } from './cases.schema'

export type NewStep = Omit<typeof caseSteps.$inferInsert, 'id'>

export async function addStep(database: Transaction, step: NewStep): Promise<void> {
  await database.insert(caseSteps).values(step)
}

/** Lists the history of a case, oldest first, in the form that the contract describes. */
export async function listSteps(database: Database, kind: string, caseId: string, language: Language) {
  return (await selectSteps(database, kind, caseId)).map((row) => stepOf(row, language))
}

/** Does the same as `listSteps` for cases of several offices: each step names its office, and until when it was due. */
export async function listOfficialSteps(database: Database, kind: string, caseId: string, language: Language) {
  return (await selectSteps(database, kind, caseId)).map((row) => ({
    ...stepOf(row, language),
    office: row.office?.[language] ?? null,
    due_at: row.dueAt?.toISOString() ?? null,
  }))
}

async function selectSteps(database: Database, kind: string, caseId: string) {
  return await queriesOf(database).read(
    build
      .select({
        id: caseSteps.id,
        act: caseSteps.act,
        state: caseSteps.state,
        at: caseSteps.at,
        text: caseSteps.text,
        pictures: caseSteps.pictures,
        office: caseSteps.office,
        dueAt: caseSteps.dueAt,
        actorId: caseSteps.actorId,
        nickname: users.nickname,
        avatar: users.avatar,
      })
      .from(caseSteps)
      .leftJoin(users, eq(users.id, caseSteps.actorId))
      .where(and(eq(caseSteps.kind, kind), eq(caseSteps.caseId, caseId)))
      .orderBy(asc(caseSteps.id)),
  )
}
type StepRow = Awaited<ReturnType<typeof selectSteps>>[number]

function stepOf(row: StepRow, language: Language) {
  const { id, act, state, at, text, pictures, actorId, nickname, avatar } = row
  return {
    id: String(id),
    act,
    state,
    at: at.toISOString(),
    // After the account is deleted the name is empty; the step stays.
    actor: actorId === null ? null : { id: actorId, nickname: nickname ?? '', avatar: avatar ?? '' },
    text: text[language],
    pictures: [...pictures],
  }
}
