import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { foundingKinds, foundingStates } from '../../../../src/domain/civic/team-foundings/founding-lifecycle'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'
import { teams } from '../teams/teams.schema'

/** Requests for a new team, and for a new name of one. */
export const teamFoundings = pgTable(
  'team_foundings',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: foundingKinds }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The team that the request became, or that is to have the name; null before. */
    teamId: text('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    intro: text('intro').notNull(),
    street: text('street').notNull(),
    /** Why the team is needed; the office and the founder read it. */
    why: text('why').notNull(),
    /** The address of its picture; '' in a request for a name. */
    picture: text('picture').notNull(),
    state: text('state', { enum: foundingStates }).notNull(),
    /** Why the office refused it; '' otherwise. */
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // A person has one request for a team at a time, and a team one for a name.
    uniqueIndex('team_foundings_pending')
      .on(table.userId)
      .where(sql`state = 'submitted' and kind = 'team'`),
    uniqueIndex('team_foundings_renaming')
      .on(table.teamId)
      .where(sql`state = 'submitted' and kind = 'name'`),
    index('team_foundings_waiting')
      .on(table.createdAt, table.id)
      .where(sql`state = 'submitted'`),
    index('team_foundings_by_user').on(table.userId, table.createdAt),
    index('team_foundings_by_picture').on(table.picture),
  ],
)

/** The names of teams, and those that are asked for; of two who ask for one name, the first has it. */
export const teamNames = pgTable(
  'team_names',
  {
    /** The name as `teamNameKey` compares it. */
    key: text('key').primaryKey(),
    teamId: text('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    /** The request that waits for the office; null once the team has the name. */
    foundingId: text('founding_id').references(() => teamFoundings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('team_names_by_team').on(table.teamId),
    index('team_names_by_founding').on(table.foundingId),
    check('team_names_owner', sql`team_id is not null or founding_id is not null`),
  ],
)
