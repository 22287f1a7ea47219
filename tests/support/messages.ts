import { asc, eq } from 'drizzle-orm'
import { features } from '../../platform/features'
import type { Database } from '../../platform/kernel/database/client'
import { queriesOf } from '../../platform/kernel/database/queries'
import { build } from '../../platform/kernel/database/statement'
import { messages } from '../../platform/kernel/messages/messages.schema'
import { renderMessages, shownColumns } from '../../platform/kernel/messages/render-messages'

const referents = features.flatMap(({ messageReferents }) => messageReferents ?? [])

/**
 * Returns what a member was told, as they read it now, in the order in which it was sent; messages of one second stand
 * by kind. Without an order of its own PostgreSQL returns a message that was marked as notified after those that were
 * sent later.
 */
export async function messagesTo(database: Database, userId: string) {
  const queries = queriesOf(database)
  const { readAt, sentAt, pushAt, params } = messages
  const rows = await queries.read(
    build
      .select({ ...shownColumns, readAt, sentAt, pushAt, params })
      .from(messages)
      .where(eq(messages.userId, userId))
      .orderBy(asc(messages.sentAt), asc(messages.kind)),
  )
  const { rendered } = await renderMessages(queries, referents, userId, rows)
  return rows.flatMap((row) => {
    const words = rendered.get(row.id)
    return words === undefined ? [] : [{ ...row, ...words }]
  })
}
