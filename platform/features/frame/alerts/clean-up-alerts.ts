import type { Database } from '../../../kernel/database/client'
import { removeOlder } from '../../../kernel/database/remove-old'
import { alerts } from './alerts.schema'

/** Milliseconds for which an alert stays after its end: as long as the messages that tell of it. */
const keptFor = 183 * 86_400_000

/** Removes alerts that ended long ago, whether or not they were ever public. */
export async function cleanUpAlerts(database: Database, at: Date): Promise<void> {
  await removeOlder(database, alerts.endsAt, new Date(at.getTime() - keptFor))
}
