import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { volunteerStates } from '../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import { users } from '../../../kernel/members/members.schema'

/** Members who registered as volunteers. Each row is a case. */
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
     * The ids of the teams that the member chose with the registration. They stay when a team is deleted, since the
     * member must be told of it.
     */
    teamIds: jsonb('team_ids').$type<readonly string[]>().notNull().default([]),
    /**
     * The personal data of the registration, sealed by the vault; null for a volunteer who was registered without the
     * form, and for one who left.
     */
    details: text('details'),
    /** The proposed personal facts, sealed; null when no change is proposed. */
    proposed: text('proposed'),
    /** When the change was proposed; null when no change is proposed. */
    proposedAt: moment('proposed_at'),
  },
  (table) => [
    index('volunteers_by_state').on(table.state, table.registeredAt, table.id),
    index('volunteers_proposing')
      .on(table.proposedAt, table.id)
      .where(sql`proposed is not null`),
  ],
)
