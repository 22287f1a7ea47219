import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../moment'

/** What the messenger issued to the platform for a while, fetched once for all processes. */
export const messengerCredentials = pgTable('messenger_credentials', {
  name: text('name').primaryKey(),
  /** The value, sealed by the vault; '' while none was fetched yet. */
  sealedValue: text('sealed_value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Counts the values, so that a renewal replaces only the value that it was begun for. */
  version: integer('version').notNull(),
  /** Until when a process is renewing the value; null when none is. */
  renewingUntil: moment('renewing_until'),
})
