import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/kernel/database/client'
import { queriesOf } from '../../platform/kernel/database/queries'
import { build } from '../../platform/kernel/database/statement'
import { messages } from '../../platform/kernel/messages/messages.schema'

/**
 * Returns what a member was told, in the order in which it was sent; messages of one second stand by kind. Without an
 * order of its own PostgreSQL returns a message that was marked as notified after those that were sent later.
 */
export const messagesTo = (database: Database, userId: string) =>
  queriesOf(database).read(
    build.select().from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.sentAt), asc(messages.kind)),
  )
