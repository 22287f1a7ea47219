import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../moment'

/** The people who may act at the desks (`npm run operator`). */
export const operators = pgTable('operators', {
  name: text('name').primaryKey(),
  addedAt: moment('added_at').notNull(),
  /** The operator who added this one; null for the first. */
  addedBy: text('added_by'),
  /** Removed operators stay in the table, since the log names them. */
  removedAt: moment('removed_at'),
})

/**
 * The acts of operators, including those that were refused. Rows are only ever added: a trigger refuses updates and
 * deletions.
 */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    operator: text('operator').notNull(),
    desk: text('desk').notNull(),
    act: text('act').notNull(),
    caseId: text('case_id').notNull(),
    /** The text that the person concerned reads; empty when the act has none. */
    text: text('text').notNull(),
    /** `done`, `failed`, or why it was refused. */
    outcome: text('outcome').notNull(),
  },
  (table) => [index('operator_acts_by_case').on(table.desk, table.caseId, table.id)],
)
