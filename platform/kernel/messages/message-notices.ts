import { sql } from 'drizzle-orm'
import type { Database } from '../database/client'

/** The LISTEN/NOTIFY channel over which processes tell each other whose messages have changed. */
export const messageNotices = 'townsquare_messages'

/** Tells the streams of these members that their messages have changed; sent when the transaction commits. */
export async function announceMessages(database: Database, userIds: readonly string[]): Promise<void> {
  await database.execute(
    sql`select pg_notify(${messageNotices}, id) from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) as told (id)`,
  )
}
