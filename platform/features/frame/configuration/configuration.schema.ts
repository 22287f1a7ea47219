import { jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'

/** Every document of the configuration by its code, and the switches by theirs. */
export interface StoredConfiguration {
  readonly documents: Readonly<Record<string, unknown>>
  readonly switches: Readonly<Record<string, string>>
}

/** The configuration after each time that it was applied, and as it was before the first. */
export const configurationHistory = pgTable('configuration_history', {
  id: serial('id').primaryKey(),
  configuration: jsonb('configuration').$type<StoredConfiguration>().notNull(),
  /** The operator who applied it; empty for what was there before. */
  operator: text('operator').notNull(),
  /** What it changed, in a line. */
  summary: text('summary').notNull(),
  at: moment('at').notNull(),
})
