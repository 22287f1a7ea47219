import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { beyond, countOf, inLanguage, limitOf, one } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import type { Language } from '../../database/schema/localised'
import { build } from '../../database/statement'
import type { Position } from '../feed/cursor'
import { messages } from './account.schema'

export function selectMessages(
  queries: Queries,
  userId: string,
  language: Language,
  limit: number,
  after: Position | null,
) {
  return queries.read(
    build
      .select({
        id: messages.id,
        title: inLanguage(messages.title, language),
        text: inLanguage(messages.text, language),
        sent_at: messages.sentAt,
        read: sql<boolean>`${messages.readAt} is not null`,
      })
      .from(messages)
      .where(and(eq(messages.userId, userId), beyond('<', [messages.sentAt, messages.id], after)))
      .orderBy(desc(messages.sentAt), desc(messages.id))
      .limit(limitOf(limit)),
  )
}

const unreadOf = (userId: string) => and(eq(messages.userId, userId), isNull(messages.readAt))

/** How many are unread afterwards; null when there is no such message of this person. */
export async function readMessage(database: Database, userId: string, id: string): Promise<number | null> {
  const marked = database.$with('marked').as(
    database
      .update(messages)
      .set({ readAt: sql`coalesce(${messages.readAt}, now())` })
      .where(and(eq(messages.id, id), eq(messages.userId, userId)))
      .returning({ id: messages.id }),
  )
  const [row] = await database
    .with(marked)
    .select({
      found: sql<boolean>`exists (select 1 from ${marked})`,
      // All parts of a statement see the rows as they were before it, so the one just read is left out.
      unread: countOf(messages, and(unreadOf(userId), ne(messages.id, id))),
    })
    .from(one)
  return row?.found === true ? row.unread : null
}

export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const [unread] = await queries.readColumn(
    build
      .select({ unread: sql<number>`count(*)::int` })
      .from(messages)
      .where(unreadOf(userId)),
  )
  return unread ?? 0
}
