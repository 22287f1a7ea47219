import type { Platform } from '../../../kernel/platform'
import { queriesOf } from '../../../kernel/database/queries'
import { isDatabaseAway } from '../../../kernel/database/database-fault'
import { kindsInOrder } from './kinds-in-order'
import { noteProblem, publishWaiting, selectDue } from './documents'

/** The most documents of one run; the next run follows in seconds. */
const mostAtOnce = 50

/** Publishes the documents whose time has come. Safe to run in several processes at once. */
export async function publishDue({
  database,
  now,
  publishableKinds,
  log,
}: Pick<Platform, 'database' | 'now' | 'publishableKinds' | 'log'>): Promise<void> {
  const at = now()
  const due = await selectDue(database, at, mostAtOnce)
  if (due.length === 0) return
  const ordered = kindsInOrder(publishableKinds).flatMap((kind) =>
    due.flatMap((row) => (row.kind === kind.name && row.waiting !== null ? [{ kind, row, waiting: row.waiting }] : [])),
  )
  for (const { kind, row, waiting } of ordered) {
    try {
      const misfits = await kind.check(queriesOf(database), waiting.fields as object, () => null, row.id)
      if (misfits.length > 0) await noteProblem(database, row, misfits.map(({ message }) => message).join('; '))
      else await database.transaction((transaction) => publishWaiting(transaction, kind, row, at))
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      log.error({ err: error, document: `${row.kind}:${row.id}` }, 'a document could not be published at its time')
      await noteProblem(database, row, 'it could not be written: the log of the platform says why')
    }
  }
}
