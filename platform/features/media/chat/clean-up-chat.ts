import { lt } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { channelViewers, chatMessages } from './chat.schema'

/** Milliseconds for which a message is stored. A chat belongs to its broadcast, and nobody reads it much later. */
const keptMessages = 30 * 24 * 3_600_000

export async function cleanUpChat(database: Database, now: Date): Promise<void> {
  await database.delete(channelViewers).where(lt(channelViewers.expiresAt, now))
  await database.delete(chatMessages).where(lt(chatMessages.createdAt, new Date(now.getTime() - keptMessages)))
}
