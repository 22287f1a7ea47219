import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { membershipStates } from '../../../../src/domain/civic/teams/membership-lifecycle'
import type { Localised } from '../../../kernel/database/schema/localised'
import { unsaid } from '../../../kernel/shared/as-written'
import { users } from '../../../kernel/members/members.schema'
import { wordsOfParts } from '../../frame/search-index/has-parts'

/** Teams of volunteers. */
export const teams = pgTable(
  'teams',
  {
    id: text('id').primaryKey(),
    name: jsonb('name').$type<Localised>().notNull(),
    intro: jsonb('intro').$type<Localised>().notNull(),
    /** The street or neighbourhood where it meets, without a house number. */
    street: jsonb('street').$type<Localised>().notNull().default(unsaid),
    logo: text('logo').notNull(),
    /** Refers to `organisations.id`; null when the team belongs to none. */
    organisationId: text('organisation_id'),
    leaderId: text('leader_id').references(() => users.id, { onDelete: 'set null' }),
    /** The member whom the leader asked to lead the team; null without an offer. */
    successorId: text('successor_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the offer to the successor ends. */
    offerEndsAt: moment('offer_ends_at'),
    /** Whether its members, too, may write to all of them. */
    membersWrite: boolean('members_write').notNull().default(false),
    /** The number of its members, changed in the same transaction as a membership. */
    members: integer('members').notNull().default(0),
    /** The greatest number of members; null without a limit. */
    mostMembers: integer('most_members'),
    createdAt: moment('created_at').notNull(),
    /** When it was closed; null while it exists. A closed team has neither members nor a leader. */
    closedAt: moment('closed_at'),
    /** The text that a search matches (`searchParts`). */
    searchParts: text('search_parts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (table) => [
    index('teams_by_organisation').on(table.organisationId, table.id),
    index('teams_by_size').on(table.members.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('teams_by_logo').on(table.logo),
    index('teams_by_leader').on(table.leaderId),
    index('teams_by_successor')
      .on(table.successorId)
      .where(sql`successor_id is not null`),
    index('teams_by_words').using('gin', wordsOfParts(table.searchParts)),
  ],
)

/** Memberships of teams; one row for each member and team, whatever its state. */
export const teamMembers = pgTable(
  'team_members',
  {
    /** The id of the case; no team's id contains `:`. */
    id: text('id').generatedAlwaysAs(sql`team_id || ':' || user_id`),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: membershipStates }).notNull(),
    /** Whether the member gets what others write to all members. */
    getsLetters: boolean('gets_letters').notNull().default(true),
    askedAt: moment('asked_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    uniqueIndex('team_members_by_id').on(table.id),
    index('team_members_by_team').on(table.teamId, table.state, table.askedAt, table.userId),
    index('team_members_by_user').on(table.userId, table.state, table.askedAt, table.teamId),
  ],
)
