import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { writing } from '../../../kernel/database/writing'
import { isBeyond, countOf, inLanguage, limitOf, one } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import {
  changeSubjects,
  subjectOfCase,
  type Change,
  type ChangeSubject,
} from '../../../../src/domain/frame/messages/change'
import {
  nothingUnread,
  type MessageCategory,
  type UnreadByCategory,
} from '../../../../src/domain/frame/messages/message'
import { messages } from '../../../kernel/messages/messages.schema'

export function selectMessages(
  queries: Queries,
  userId: string,
  language: Language,
  { limit, category }: { readonly limit: number; readonly category?: MessageCategory | undefined },
  after: CursorValues | null,
) {
  return queries.read(
    build
      .select({
        id: messages.id,
        category: messages.category,
        title: inLanguage(messages.title, language),
        text: inLanguage(messages.text, language),
        sent_at: messages.sentAt,
        read: sql<boolean>`${messages.readAt} is not null`,
        path: messages.path,
        count: messages.count,
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

async function countByCategory(queries: Queries, userId: string): Promise<UnreadByCategory> {
  const rows = await queries.read(
    build
      .select({ category: messages.category, unread: sql<number>`count(*)::int` })
      .from(messages)
      .where(unreadOf(userId))
      .groupBy(messages.category),
  )
  return { ...nothingUnread, ...Object.fromEntries(rows.map(({ category, unread }) => [category, unread])) }
}

/** What a member has not seen. */
export async function readUnread(database: Database, userId: string) {
  const queries = queriesOf(database)
  const categories = await countByCategory(queries, userId)
  const unread = Object.values(categories).reduce((sum, each) => sum + each, 0)
  const latest = await queries.readValue(
    build
      .select({ sentAt: messages.sentAt })
      .from(messages)
      .where(eq(messages.userId, userId))
      .orderBy(desc(messages.sentAt), desc(messages.id))
      .limit(limitOf(1)),
  )
  return {
    messages: unread,
    categories,
    latest: latest?.toISOString() ?? null,
    changed: unread === 0 ? [] : await selectChanges(queries, userId),
  }
}

/** Marks all messages of a member as read, or those of one category. */
export async function readAll(database: Database, userId: string, category: MessageCategory | null, at: Date) {
  await database
    .update(messages)
    .set({ readAt: at })
    .where(and(unreadOf(userId), category === null ? undefined : eq(messages.category, category)))
}

/** The most unread messages that are searched for changes. */
const mostChanges = 50

/** The kind of the case that a message is about. */
const caseKind = sql<string>`split_part(${messages.kind}, '.', 1)`
/**
 * The id of the case that a message is about. For a volunteer's period of service (`activity:user`), it is the id of
 * the activity.
 */
const caseId = sql<string>`split_part(coalesce(${messages.params}->>'id', ''), ':', 1)`

/** The cases that unread messages are about, each once, the latest first. */
async function selectChanges(queries: Queries, userId: string): Promise<Change[]> {
  const rows = await queries.read(
    build
      .select({ kind: caseKind.as('case_kind'), id: caseId.as('case_id') })
      .from(messages)
      .where(unreadOf(userId))
      .orderBy(desc(messages.sentAt), desc(messages.id))
      .limit(limitOf(mostChanges)),
  )
  const changes = rows.flatMap(({ kind, id }) => {
    const subject = subjectOfCase(kind)
    return subject === undefined || id === '' ? [] : [{ subject, id }]
  })
  return changes.filter(
    ({ subject, id }, index) => changes.findIndex((each) => each.subject === subject && each.id === id) === index,
  )
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
