import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { isOneOf, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { isFor } from '../channels/play-channel'
import { ofPublished } from '../channels/schedule.queries'
import { channels } from '../channels/channels.schema'
import { contents } from '../../../kernel/contents/contents.schema'
import { isShownTo } from '../../participation/reports/is-shown-to'
import { isOfficial } from '../../people/public-accounts/official-accounts'
import { users } from '../../../kernel/members/members.schema'
import { channelViewers, chatMessages } from './chat.schema'

const columns = {
  id: chatMessages.id,
  key: chatMessages.key,
  user_id: users.id,
  nickname: users.nickname,
  avatar: users.avatar,
  official: isOfficial(users.id),
  text: chatMessages.text,
  created_at: chatMessages.createdAt,
}

const messages = () =>
  build.select(columns).from(chatMessages).innerJoin(users, eq(users.id, chatMessages.userId)).$dynamic()

/** Condition: the reader sees the message; a guest (null) sees every one. */
const isSeenBy = (reader: string | null) =>
  isShownTo(reader, { kind: 'chat-message', id: chatMessages.id, authorId: chatMessages.userId })

/** Selects the latest messages that a reader sees, or the latest before a given one, newest first. */
export function selectLatest(
  queries: Queries,
  channelId: string,
  reader: string | null,
  limit: number,
  before?: number,
) {
  return queries.read(
    messages()
      .where(
        and(
          eq(chatMessages.channelId, channelId),
          before === undefined ? undefined : lt(chatMessages.id, before),
          isSeenBy(reader),
        ),
      )
      .orderBy(desc(chatMessages.id))
      .limit(limitOf(limit)),
  )
}
export type ChatRow = Awaited<ReturnType<typeof selectLatest>>[number]

/** Selects the messages after a given one that a reader sees, oldest first. */
export function selectAfter(queries: Queries, channelId: string, reader: string | null, after: number, limit: number) {
  return queries.read(
    messages()
      .where(and(eq(chatMessages.channelId, channelId), gt(chatMessages.id, after), isSeenBy(reader)))
      .orderBy(asc(chatMessages.id))
      .limit(limitOf(limit)),
  )
}

/**
 * Refuses callers who may not read or write in a channel's chat. The chat has the same audience as the channel's
 * stream.
 */
export async function requireAudience(queries: Queries, id: string, isMember: boolean): Promise<void> {
  const channel = await queries.readOne(
    build
      .select({ audience: channels.playableBy })
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(eq(channels.contentId, id)),
  )
  if (channel === null || !isFor(channel.audience, isMember)) throw new Refusal(errorCodes.gone)
}

/** Counts the viewers of channels over all processes; a channel that nobody watches is missing. */
export async function selectViewers(
  queries: Queries,
  channelIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.read(
    build
      .select({ id: channelViewers.channelId, viewers: sql<number>`sum(${channelViewers.viewers})::int` })
      .from(channelViewers)
      .where(and(isOneOf(channelViewers.channelId, channelIds), gt(channelViewers.expiresAt, now)))
      .groupBy(channelViewers.channelId),
  )
  return new Map(rows.map(({ id, viewers }) => [id, viewers]))
}
