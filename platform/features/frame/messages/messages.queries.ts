import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { writing } from '../../../kernel/database/writing'
import { isBeyond, countOf, limitOf, one } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { changeSubjects, type ChangeSubject } from '../../../../src/domain/frame/messages/change'
import type { MessageCategory } from '../../../../src/domain/frame/messages/message'
import { messages } from '../../../kernel/messages/messages.schema'
import { shownColumns } from '../../../kernel/messages/render-messages'
import { caseId, caseKind } from './unread.queries'

export function selectMessages(
  queries: Queries,
  userId: string,
  { limit, category }: { readonly limit: number; readonly category?: MessageCategory | undefined },
  after: CursorValues | null,
) {
  return queries.read(
    build
      .select({
        ...shownColumns,
        sentAt: messages.sentAt,
        isRead: sql<boolean>`${messages.readAt} is not null`.as('is_read'),
      })
      .from(messages)
      .where(
        and(
          eq(messages.userId, userId),
          category === undefined ? undefined : eq(messages.category, category),
          isBeyond('<', [messages.sentAt, messages.id], after),
        ),
      )
      .orderBy(desc(messages.sentAt), desc(messages.id))
      .limit(limitOf(limit)),
  )
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

const unreadOf = (userId: string) => and(eq(messages.userId, userId), isNull(messages.readAt))

/** Marks a message as read and returns how many remain unread; null when this person has no such message. */
export async function readMessage(database: Database, userId: string, id: string): Promise<number | null> {
  const marked = database.$with('marked').as(
    database
      .update(messages)
      .set({ readAt: sql`coalesce(${messages.readAt}, now())` })
      .where(and(eq(messages.id, id), eq(messages.userId, userId)))
      .returning({ id: messages.id }),
  )
  const [row] = await writing(database, marked)
    .select({
      found: sql<boolean>`exists (select 1 from ${marked})`,
      // All parts of a statement see the rows as they were before it, so the message just read is left out of the
      // count.
      unread: countOf(messages, and(unreadOf(userId), ne(messages.id, id))),
    })
    .from(one)
  return row?.found === true ? row.unread : null
}

export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const unread = await queries.readValue(
    build
      .select({ unread: sql<number>`count(*)::int` })
      .from(messages)
      .where(unreadOf(userId)),
  )
  return unread ?? 0
}

/** Marks all messages of a member as read, or those of one category. */
export async function readAll(database: Database, userId: string, category: MessageCategory | null, at: Date) {
  await database
    .update(messages)
    .set({ readAt: at })
    .where(and(unreadOf(userId), category === null ? undefined : eq(messages.category, category)))
}

/** Marks as read the messages about a case, or about all cases of the subject when no id is given. */
export async function readChanges(
  database: Database,
  userId: string,
  { subject, id, at }: { readonly subject: ChangeSubject; readonly id: string | null; readonly at: Date },
): Promise<void> {
  await database
    .update(messages)
    .set({ readAt: at })
    .where(
      and(unreadOf(userId), inArray(caseKind, [...changeSubjects[subject]]), id === null ? undefined : eq(caseId, id)),
    )
}
