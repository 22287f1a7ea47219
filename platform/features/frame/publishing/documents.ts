import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { OperatorError } from '../../../kernel/operator/operator-error'
import type { PublishableKind, PublishedDocument } from '../../../kernel/publishing/publishable-kind'
import { siteInstant } from '../../../kernel/publishing/site-instant'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { publishedDocuments } from './publishing.schema'

export type DocumentRow = typeof publishedDocuments.$inferSelect

const isThis = ({ kind, id }: Pick<DocumentRow, 'kind' | 'id'>) =>
  and(eq(publishedDocuments.kind, kind), eq(publishedDocuments.id, id))

export async function readDocumentRow(database: Database, kind: string, id: string): Promise<DocumentRow | null> {
  return await queriesOf(database).readOne(build.select().from(publishedDocuments).where(isThis({ kind, id })))
}

/** Saves what an office wrote of a document. */
export async function saveDocument(transaction: Transaction, row: DocumentRow): Promise<void> {
  await transaction
    .insert(publishedDocuments)
    .values(row)
    .onConflictDoUpdate({ target: [publishedDocuments.kind, publishedDocuments.id], set: row })
}

/** Makes a document public, or changes what is public of it. */
export async function showDocument(
  transaction: Transaction,
  kind: PublishableKind,
  document: PublishedDocument<unknown>,
  { at, publishedAt, isChange }: { readonly at: Date; readonly publishedAt: Date; readonly isChange: boolean },
): Promise<void> {
  const instant = siteInstant(queriesOf(transaction))
  await kind.write(transaction, document, { at, publishedAt, isChange, instant })
  await announceChange(transaction)
}

/** Explains which references block a withdrawal. */
export const usedMessage = (users: readonly string[]): string =>
  `it cannot be withdrawn while something refers to it: ${users.join(', ')}`

/** Takes a document back; what members wrote about it stays. */
export async function withdrawDocument(
  transaction: Transaction,
  kind: PublishableKind,
  id: string,
  { at, where }: { readonly at: Date; readonly where: 'file' | 'desk' },
): Promise<void> {
  const [row] = await transaction
    .update(publishedDocuments)
    .set({ withdrawnAt: at, withdrawnIn: where, waiting: null, dueAt: null, problem: null, updatedAt: at })
    .where(and(isThis({ kind: kind.name, id }), isNull(publishedDocuments.withdrawnAt)))
    .returning()
  if (row === undefined) throw new Refusal(errorCodes.gone)
  if (row.document !== null) {
    const users = (await kind.usedBy?.(queriesOf(transaction), id)) ?? []
    if (users.length > 0) throw new OperatorError(`${kind.name}:${id}: ${usedMessage(users)}`)
    await kind.withdraw(transaction, id, at)
  }
  await announceChange(transaction)
}

/** Puts a withdrawn document back, as it was saved last. */
export async function putBackDocument(
  transaction: Transaction,
  kind: PublishableKind,
  id: string,
  at: Date,
): Promise<void> {
  const [row] = await transaction
    .update(publishedDocuments)
    .set({
      withdrawnAt: null,
      withdrawnIn: null,
      publishedAt: sql`coalesce(${publishedDocuments.publishedAt}, ${at.toISOString()}::timestamptz)`,
      updatedAt: at,
    })
    .where(
      and(
        isThis({ kind: kind.name, id }),
        isNotNull(publishedDocuments.withdrawnAt),
        isNotNull(publishedDocuments.document),
      ),
    )
    .returning()
  if (row?.document == null) throw new Refusal(errorCodes.gone)
  const misfits = await kind.check(queriesOf(transaction), row.document.fields as object, () => null, id)
  if (misfits.length > 0)
    throw new OperatorError(`${kind.name}:${id}: ${misfits.map(({ message }) => message).join('; ')}`)
  await showDocument(transaction, kind, row.document, { at, publishedAt: row.publishedAt ?? at, isChange: false })
}

/** The documents whose time has come, the longest waiting first. */
export async function selectDue(database: Database, at: Date, limit: number): Promise<DocumentRow[]> {
  return await queriesOf(database).read(
    build
      .select()
      .from(publishedDocuments)
      .where(lte(publishedDocuments.dueAt, at))
      .orderBy(publishedDocuments.dueAt, publishedDocuments.kind, publishedDocuments.id)
      .limit(limit),
  )
}

/**
 * Publishes a document whose time has come; the first of several processes does it, the others find nothing to do.
 */
export async function publishWaiting(
  transaction: Transaction,
  kind: PublishableKind,
  { id, dueAt }: DocumentRow,
  at: Date,
): Promise<void> {
  const isDue = and(isThis({ kind: kind.name, id }), eq(publishedDocuments.dueAt, dueAt ?? at))
  const [row] = await transaction
    .update(publishedDocuments)
    .set({
      ...{ document: sql`${publishedDocuments.waiting}`, waiting: null, dueAt: null, problem: null, updatedAt: at },
      publishedAt: sql`coalesce(${publishedDocuments.publishedAt}, ${publishedDocuments.dueAt})`,
    })
    .where(isDue)
    .returning()
  // What was withdrawn at the desk meanwhile stays withdrawn.
  if (row?.document == null || row.withdrawnAt !== null) return
  const isChange = row.publishedAt !== null && row.publishedAt.getTime() !== dueAt?.getTime()
  await showDocument(transaction, kind, row.document, { at, publishedAt: row.publishedAt ?? at, isChange })
}

/** Notes why a document could not be published at its time; it waits until its file is published again. */
export async function noteProblem(database: Database, row: DocumentRow, problem: string): Promise<void> {
  await database
    .update(publishedDocuments)
    .set({ problem, dueAt: null })
    .where(and(isThis(row), eq(publishedDocuments.dueAt, row.dueAt ?? new Date(0))))
}
