import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { caseSteps } from '../cases/cases.schema'
import { users } from '../members/members.schema'
import { pageSize } from './shown-lists'

/** Lists the kinds of cases that have steps. */
export async function listCaseKinds(database: Database): Promise<readonly string[]> {
  const rows = await queriesOf(database).read(
    build.selectDistinct({ kind: caseSteps.kind }).from(caseSteps).orderBy(asc(caseSteps.kind)),
  )
  return rows.map(({ kind }) => kind)
}

/**
 * Lists the steps of a case for the office, oldest first, with the names of operators; residents read 'the office'
 * instead.
 */
export async function listHistory(database: Database, kind: string, caseId: string) {
  const rows = await queriesOf(database).read(
    build
      .select({ step: caseSteps, nickname: users.nickname })
      .from(caseSteps)
      .leftJoin(users, eq(users.id, caseSteps.actorId))
      .where(and(eq(caseSteps.kind, kind), eq(caseSteps.caseId, caseId)))
      .orderBy(asc(caseSteps.id))
      .limit(pageSize),
  )
  return rows.map(({ step: { at, act, state, role, actorId, operator, text }, nickname }) => ({
    at,
    act,
    state,
    by:
      actorId !== null
        ? `${nickname ?? 'a deleted account'} (${actorId})`
        : operator === null
          ? (unnamed[role] ?? 'the office')
          : `${operator}, office`,
    text: text['zh-CN'],
  }))
}

/** The names for whoever took a step of no member and no operator, by their role. */
const unnamed: Readonly<Record<string, string>> = { clock: 'by time', author: 'its author, unnamed' }
