import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq } from 'drizzle-orm'
import type { ApplicationDto } from '../../../../contract/applications'
import { errorCodes } from '../../../../contract/envelope'
import { possibleActs } from '../../../../src/domain/frame/cases/lifecycle'
import { applicationLifecycle } from '../../../../src/domain/civic/applications/application-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isBeyond } from '../../../kernel/database/expressions'
import { Refusal } from '../../../kernel/http/refusal'
import { listSteps } from '../../../kernel/cases/case-steps'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { applicationCase } from './application-case'
import { applications } from './applications.schema'

type ApplicationRow = typeof applications.$inferSelect

/**
 * Reads an application with its history. Nobody sends more than a few, so the history of each is read by a query of its
 * own.
 */
export async function applicationOf(
  database: Database,
  { id, kind, name, state }: ApplicationRow,
  language: Language,
): Promise<ApplicationDto> {
  return {
    id,
    kind,
    name,
    state,
    may_withdraw: possibleActs(applicationLifecycle, { state, roles: ['applicant'] }).includes('withdraw'),
    steps: (await listSteps(database, applicationCase.name, id, language)) as ApplicationDto['steps'],
  }
}

export async function readApplication(
  database: Database,
  userId: string,
  id: string,
  language: Language,
): Promise<ApplicationDto> {
  const row = await queriesOf(database).readOne(
    build
      .select()
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.userId, userId))),
  )
  if (row === null) throw new Refusal(errorCodes.gone)
  return await applicationOf(database, row, language)
}

export async function selectApplicationsOf(
  database: Database,
  userId: string,
  limit: number,
  after: CursorValues | null,
): Promise<ApplicationRow[]> {
  return await queriesOf(database).read(
    build
      .select()
      .from(applications)
      .where(and(eq(applications.userId, userId), isBeyond('<', [applications.createdAt, applications.id], after)))
      .orderBy(desc(applications.createdAt), desc(applications.id))
      .limit(limit),
  )
}
