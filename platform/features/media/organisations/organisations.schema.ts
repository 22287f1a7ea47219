import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { organisations } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'
import type { Localised } from '../../../kernel/database/schema/localised'

/** Groups of the list of organisations; an organisation names its group as its kind. */
export const organisationGroups = pgTable('organisation_groups', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  sort: integer('sort').notNull(),
})

/** Accounts that speak for an organisation. What they write is marked as official, whatever their nickname is. */
export const officialAccounts = pgTable(
  'official_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('official_accounts_by_organisation').on(table.organisationId)],
)
