import type { Database } from '../../../kernel/database/client'
import { channelViewers, chatMessages } from './chat.schema'
import { removeOlder } from '../../../kernel/database/remove-old'

/** Milliseconds for which a message is stored. A chat belongs to its broadcast, and nobody reads it much later. */
const keptMessages = 30 * 24 * 3_600_000

export async function cleanUpChat(database: Database, now: Date): Promise<void> {
  await removeOlder(database, channelViewers.expiresAt, now)
  await removeOlder(database, chatMessages.createdAt, new Date(now.getTime() - keptMessages))
}
