import { sql } from 'drizzle-orm'
import type { ChatMessageDto } from '../../../../contract/chat'
import { errorCodes } from '../../../../contract/envelope'
import { chatText } from '../../../../src/domain/media/chat/chat-message'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import type { Platform } from '../../../kernel/platform'
import { isOfficial } from '../../people/public-accounts/official-accounts'
import { requireAudience } from './chat.queries'
import { chatMessages } from './chat.schema'
import { notifyOfMessage } from './live-notices'

/** How many messages a member may write in half a minute, in all chats together. */
const pace = { most: 10, window: 30_000 }

/** The key space of the channels' advisory locks, separate from the database's own lock. */
const lockSpace = 7_164_916

interface NewMessage {
  readonly channelId: string
  readonly text: string
  readonly key: string
}

/**
 * Writes a message and tells every process of it. Runs in the caller's transaction. A lock for each channel makes the
 * ids of its messages rise in the order of the commits, so that a reader who asks for all messages after an id never
 * misses one.
 */
export async function writeMessage(
  database: Database,
  { signer, now }: Pick<Platform, 'signer' | 'now'>,
  caller: Caller,
  { channelId, text: typedText, key }: NewMessage,
): Promise<ChatMessageDto> {
  const text = chatText(typedText)
  if (!text.ok) throw invalid({ text: text.reason === 'empty' ? 'too-short' : text.reason })
  const queries = queriesOf(database)
  await requireAudience(queries, channelId, caller.member !== null)
  const author = caller.require()
  await consumeAllowance(database, `chat:${signer.sign('chat', author.id)}`, pace, now())
  await database.execute(sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${channelId}))`)
  const createdAt = now()
  const [row] = await database
    .insert(chatMessages)
    .values({ channelId, userId: author.id, key, text: text.value, createdAt })
    .onConflictDoNothing()
    .returning({ id: chatMessages.id, official: isOfficial(chatMessages.userId) })
  // The same idempotency key came again after its answer was forgotten, so the message is there already.
  if (row === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'sent' })
  await notifyOfMessage(database, channelId)
  return {
    id: String(row.id),
    key,
    author: { id: author.id, nickname: author.nickname, avatar: author.avatar, official: row.official },
    text: text.value,
    created_at: createdAt.toISOString(),
  }
}
