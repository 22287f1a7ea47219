import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../../kernel/database/client'

/** The LISTEN/NOTIFY channel over which processes tell each other that something is new. */
export const liveNotices = 'townsquare_live'

const notice = z.union([
  z.object({ what: z.enum(['message', 'viewers']), channel: z.string() }),
  z.object({ what: z.literal('removed'), channel: z.string(), id: z.string() }),
])
export type LiveNotice = z.infer<typeof notice>

/** Notifies of new messages; sent when the transaction commits. */
export function notifyOfMessage(database: Database, channel: string): Promise<unknown> {
  return notifyChannel(database, { what: 'message', channel })
}

export function notifyOfViewers(database: Database, channel: string): Promise<unknown> {
  return notifyChannel(database, { what: 'viewers', channel })
}

/** Notifies that the office removed a message; sent when the transaction commits. */
export function notifyOfRemoval(database: Database, channel: string, id: string): Promise<unknown> {
  return notifyChannel(database, { what: 'removed', channel, id })
}

/** Parses a notification; null for anything that no process of ours sends. */
export function liveNoticeOf(payload: string): LiveNotice | null {
  try {
    return notice.parse(JSON.parse(payload))
  } catch {
    return null
  }
}

async function notifyChannel(database: Database, notice: LiveNotice): Promise<unknown> {
  return await database.execute(sql`select pg_notify(${liveNotices}, ${JSON.stringify(notice)})`)
}
