import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reportReasons } from '../../../../src/domain/participation/reports/report'
import { reportableKinds } from '../../../../src/domain/participation/reports/report-subject'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'

/**
 * Whether somebody has yet to look at it, took it away or kept it, or whether it went away by itself, such as by its
 * author.
 */
export const judgements = ['open', 'removed', 'kept', 'gone'] as const

/**
 * What was reported, each thing once. Its words stand in its own row alone, where the office reads them, so that they go
 * with it.
 */
export const reportedThings = pgTable(
  'reported_things',
  {
    kind: text('kind', { enum: reportableKinds }).notNull(),
    thingId: text('thing_id').notNull(),
    /** Its author, for the office's view of what else they wrote; null for what nobody answers for at present. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash of the text that was last reported, by which one that changed since is judged anew. */
    mark: text('mark').notNull().default(''),
    /** Written by a version before this one; empty. */
    text: text('text').notNull().default(''),
    reports: integer('reports').notNull(),
    state: text('state', { enum: judgements }).notNull(),
    /** Whether those who lead its circle kept it; reported again, it is for the office alone. */
    isKeptByCircle: boolean('is_kept_by_circle').notNull().default(false),
    openedAt: moment('opened_at').notNull(),
    judgedAt: moment('judged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thingId] }),
    index('reported_things_waiting')
      .on(table.reports.desc(), table.openedAt)
      .where(sql`state = 'open'`),
    index('reported_things_by_author').on(table.userId, table.judgedAt),
    index('reported_things_judged')
      .on(table.judgedAt)
      .where(sql`state <> 'open'`),
  ],
)

/** The reports of members; one of each member about a thing. */
export const reports = pgTable(
  'reports',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: reportableKinds }).notNull(),
    thingId: text('thing_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    /** What became of it; null until its reporter was told. */
    outcome: text('outcome', { enum: ['removed', 'kept', 'gone'] }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.thingId] }),
    index('reports_by_thing').on(table.kind, table.thingId),
    foreignKey({
      name: 'reports_thing',
      columns: [table.kind, table.thingId],
      foreignColumns: [reportedThings.kind, reportedThings.thingId],
    }).onDelete('cascade'),
  ],
)
