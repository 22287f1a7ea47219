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
  /** The time by which the process that renews the value must be done; null when none renews it. */
  renewingUntil: moment('renewing_until'),
})
