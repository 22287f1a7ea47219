import { pgTable, text } from 'drizzle-orm/pg-core'

/** The platform's own state, such as its signing key and whether the demo city was seeded. */
export const settings = pgTable('settings', { name: text('name').primaryKey(), value: text('value').notNull() })
