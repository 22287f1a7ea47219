import { pgTable, text } from 'drizzle-orm/pg-core'

/** What the platform itself must remember: its signing key, whether the demo city stands. */
export const settings = pgTable('settings', { name: text('name').primaryKey(), value: text('value').notNull() })
