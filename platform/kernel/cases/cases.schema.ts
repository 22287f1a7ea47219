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
    /** The act of the lifecycle; `submit` for the first step. */
    act: text('act').notNull(),
    /** The state after the step. */
    state: text('state').notNull(),
    /** The actor's role in the case. */
    role: text('role').notNull(),
    /** The member who acted; null for steps of the office and for automatic steps. */
    actorId: text('actor_id'),
    /**
     * The member whom the act concerns among several, such as the claimant who was removed; null when it concerns all.
     */
    subjectId: text('subject_id'),
    /** The name of the operator by whose command the office acted; null for all other steps. */
    operator: text('operator').default(sql`nullif(current_setting('townsquare.operator', true), '')`),
    /** The name of the office that acted, where there are several; null for all other steps. */
    office: jsonb('office').$type<Localised>(),
    /** The instant until which the step was promised; null when nothing was. */
    dueAt: moment('due_at'),
    text: jsonb('text').$type<Localised>().notNull(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull().default([]),
    at: moment('at').notNull(),
  },
  (table) => [
    index('case_steps_by_case').on(table.kind, table.caseId, table.id),
    index('case_steps_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
  ],
)
