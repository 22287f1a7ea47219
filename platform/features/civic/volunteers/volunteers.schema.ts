import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { volunteerStates } from '../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import { users } from '../../../kernel/members/members.schema'

/** Members who registered as volunteers: a case for each. */
export const volunteers = pgTable(
  'volunteers',
  {
    /** The id of the member. */
    id: text('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: volunteerStates }).notNull(),
    registeredAt: moment('registered_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    skills: jsonb('skills').$type<readonly string[]>().notNull().default([]),
    times: jsonb('times').$type<readonly string[]>().notNull().default([]),
    /**
     * The teams that they chose with the registration; without a foreign key, since the answer has to mention one that
     * is gone.
     */
    teamIds: jsonb('team_ids').$type<readonly string[]>().notNull().default([]),
    /** The personal data of the registration, sealed by the vault; null for one who was registered without the form. */
    details: text('details'),
    /** The proposed personal facts, sealed, and since when they wait for the office; both null without a change. */
    proposed: text('proposed'),
    proposedAt: moment('proposed_at'),
  },
  (table) => [
    index('volunteers_by_state').on(table.state, table.registeredAt, table.id),
    index('volunteers_proposing')
      .on(table.proposedAt, table.id)
      .where(sql`proposed is not null`),
  ],
)
