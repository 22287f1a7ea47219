import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment'
import type { Localised } from '../database/schema/localised'

/** The history of every case of every kind: one row per step, written together with the change. */
export const caseSteps = pgTable(
  'case_steps',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    caseId: text('case_id').notNull(),
    /** `submit` for the first. */
    act: text('act').notNull(),
    /** The state that it led to. */
    state: text('state').notNull(),
    /** The actor's role in the case. */
    role: text('role').notNull(),
    /** Null for the office, and for automatic steps. */
    actorId: text('actor_id'),
    /** Whom of several an act concerns, such as the claimant who was removed; null for all. */
    subjectId: text('subject_id'),
    /** The operator by whose command it happened, for the office alone; null for all other steps. */
    operator: text('operator').default(sql`nullif(current_setting('townsquare.operator', true), '')`),
    text: jsonb('text').$type<Localised>().notNull(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull().default([]),
    at: moment('at').notNull(),
  },
  (table) => [
    index('case_steps_by_case').on(table.kind, table.caseId, table.id),
    index('case_steps_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
  ],
)
