import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { outsidePlatforms } from '../../../../src/domain/media/matrix/matrix'
import type { Localised } from '../../../kernel/database/schema/localised'
import { organisationGroups } from '../organisations/organisations.schema'

/** Accounts that the organisations of a group have on other platforms. */
export const outsideAccounts = pgTable(
  'outside_accounts',
  {
    id: text('id').primaryKey(),
    groupId: text('group_id')
      .notNull()
      .references(() => organisationGroups.id, { onDelete: 'cascade' }),
    platform: text('platform', { enum: outsidePlatforms }).notNull(),
    name: jsonb('name').$type<Localised>().notNull(),
    /** The address that the account's code contains. */
    url: text('url').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [index('outside_accounts_by_group').on(table.groupId, table.sort, table.id)],
)
