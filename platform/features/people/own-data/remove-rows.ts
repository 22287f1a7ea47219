import { and, eq, getTableColumns, getTableName, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Transaction } from '../../../kernel/database/client'
import { removeCounted } from '../../../kernel/database/counted-act'
import { lockedInOrder } from '../../../kernel/database/lock-rows'
import { build } from '../../../kernel/database/statement'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { contents } from '../../../kernel/contents/contents.schema'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import type { PersonalData } from '../../../kernel/members/personal-data'

/** Removes the rows of a rule that go with the account, and clears the others. */
export async function removeRows(
  transaction: Transaction,
  { table, member, removed, counts, cases, hasContents, kept }: PersonalData,
  userId: string,
  about: { readonly at: Date; readonly language: Language },
): Promise<void> {
  if (removed !== false) {
    const going = and(eq(member, userId), removed === true ? undefined : removed)
    const ids = () =>
      build
        .select({ id: idOf(table) })
        .from(table)
        .where(going)
    if (cases !== undefined)
      await transaction.delete(caseSteps).where(and(eq(caseSteps.kind, cases), inArray(caseSteps.caseId, ids())))
    if (hasContents === true) {
      const removedContents = await transaction
        .delete(contents)
        .where(lockedInOrder(contents, inArray(contents.id, ids()), 'remove'))
        .returning({ id: contents.id })
      await forgetCopies(
        transaction,
        removedContents.map(({ id }) => refer('content', id)),
      )
    }
    if (counts === undefined) await transaction.delete(table).where(lockedInOrder(table, going, 'remove'))
    else await removeCounted(transaction, table, going, counts)
  }
  const cleared = kept?.set?.(about)
  if (cleared !== undefined)
    await transaction
      .update(table)
      .set(cleared)
      .where(lockedInOrder(table, eq(member, userId)))
}

function idOf(table: PersonalData['table']): PgColumn {
  const id = getTableColumns(table)['id']
  if (id === undefined) throw new Error(`${getTableName(table)} has cases or contents, and no id`)
  return id
}
