import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { subjectOfCase, type Change } from '../../../../src/domain/frame/messages/change'
import {
  nothingUnread,
  nothingWaits,
  type UnreadByCategory,
  type WaitingCounts,
} from '../../../../src/domain/frame/messages/message'
import { literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { textStatement } from '../../../kernel/database/statement'
import type { WaitingSource } from '../../../kernel/messages/waiting-source'
import { messages } from '../../../kernel/messages/messages.schema'

/** What a member has not seen. */
export interface MemberUnread {
  readonly messages: number
  readonly categories: UnreadByCategory
  /** When their latest message was sent, in ISO 8601; null without messages. */
  readonly latest: string | null
  /** The cases that unread messages are about, each once, the latest first. */
  readonly changed: Change[]
  readonly waiting: WaitingCounts
}

/** The most unread messages that are searched for changes. */
const mostChanges = 50

/** The kind of the case that a message is about. */
export const caseKind = sql<string>`split_part(${messages.kind}, '.', 1)`
/**
 * The id of the case that a message is about. For a volunteer's period of service (`activity:user`), it is the id of
 * the activity.
 */
export const caseId = sql<string>`split_part(coalesce(${messages.params}->>'id', ''), ':', 1)`

const unreadRow = z.object({
  user_id: z.string(),
  categories: z.record(z.string(), z.number()),
  latest: z.nullable(z.string()),
  changes: z.array(z.tuple([z.string(), z.string()])),
})

/** Reads for each member along the indexes of their own messages. */
const unreadOfMembers = textStatement('what members have not seen', unreadRow, ['userIds'], ({ userIds }) => {
  const isOwn = eq(messages.userId, sql`asked.id`)
  const isUnread = and(isOwn, isNull(messages.readAt))
  const newestFirst = sql`order by ${desc(messages.sentAt)}, ${desc(messages.id)}`
  return sql`select asked.id as user_id,
      (select coalesce(json_object_agg(category, unread), '{}') from (
        select ${messages.category} as category, count(*)::int as unread from ${messages} where ${isUnread}
        group by ${messages.category}) counted) as categories,
      (select ${messages.sentAt} from ${messages} where ${isOwn} ${newestFirst} limit 1) as latest,
      (select coalesce(json_agg(json_build_array(kind, id)), '[]') from (
        select ${caseKind} as kind, ${caseId} as id from ${messages} where ${isUnread}
        ${newestFirst} limit ${literal(mostChanges)}) newest) as changes
    from unnest(${userIds}::text[]) asked(id)`
})

/** What each of these members has not seen, by one statement. */
export async function readUnreadOf(
  queries: Queries,
  sources: readonly WaitingSource[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, MemberUnread>> {
  const rows = await queries.read(unreadOfMembers(), { userIds })
  const counted = await Promise.all(
    sources.map(async ({ name, count }) => [name, await count(queries, userIds)] as const),
  )
  const waitingFor = (userId: string): WaitingCounts => ({
    ...nothingWaits,
    ...Object.fromEntries(counted.map(([name, counts]) => [name, counts.get(userId) ?? 0])),
  })
  return new Map(rows.map((row) => [row.user_id, { ...unreadOf(row), waiting: waitingFor(row.user_id) }]))
}

export async function readUnread(
  queries: Queries,
  sources: readonly WaitingSource[],
  userId: string,
): Promise<MemberUnread> {
  return (await readUnreadOf(queries, sources, [userId])).get(userId)!
}

function unreadOf({ categories, latest, changes }: z.output<typeof unreadRow>): Omit<MemberUnread, 'waiting'> {
  const known = changes.flatMap(([kind, id]) => {
    const subject = subjectOfCase(kind)
    return subject === undefined || id === '' ? [] : [{ subject, id }]
  })
  return {
    messages: Object.values(categories).reduce((sum, each) => sum + each, 0),
    categories: { ...nothingUnread, ...categories },
    latest: latest === null ? null : new Date(latest).toISOString(),
    changed: known.filter(
      ({ subject, id }, index) => known.findIndex((each) => each.subject === subject && each.id === id) === index,
    ),
  }
}
