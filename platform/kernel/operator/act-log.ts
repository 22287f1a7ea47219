import { and, desc, eq } from 'drizzle-orm'
import { parsePhoneNumber } from '../../../src/domain/frame/session/phone-number'
import { maskPhone } from '../../../src/domain/frame/shared/format/text-mask'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { limitOf } from '../database/expressions'
import { operatorActs } from '../database/schema/operators'

export interface OperatorAct {
  readonly operator: string
  readonly desk: string
  readonly act: string
  readonly caseId: string
  readonly text: string
  /** `done`, `failed`, or why it was refused. */
  readonly outcome: string
}

/** Adds an act to the log. A successful act is logged in the transaction in which it is carried out. */
export async function logAct(database: Database, act: OperatorAct, at: Date): Promise<void> {
  await database.insert(operatorActs).values({ ...act, caseId: loggedCase(act.caseId), at })
}

/** A case id for the log: a phone number is masked. */
function loggedCase(caseId: string): string {
  const phone = parsePhoneNumber(caseId)
  return phone.ok ? maskPhone(phone.value) : caseId.slice(0, 200)
}

/** Selects the latest acts, newest first: all, those of a desk, or those on one case. */
export async function listActs(
  database: Database,
  limit: number,
  { desk, caseId }: { readonly desk: string | undefined; readonly caseId: string | undefined },
) {
  return await queriesOf(database).read(
    build
      .select()
      .from(operatorActs)
      .where(
        and(
          desk === undefined ? undefined : eq(operatorActs.desk, desk),
          caseId === undefined ? undefined : eq(operatorActs.caseId, loggedCase(caseId)),
        ),
      )
      .orderBy(desc(operatorActs.id))
      .limit(limitOf(limit)),
  )
}
