import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'

/** Codes that were used. Each code is used once, so this is also the record of scans. */
export const codeScans = pgTable(
  'code_scans',
  {
    /** The nonce of the code. As the primary key, it makes a code valid for one scan. */
    nonce: text('nonce').primaryKey(),
    scannerId: text('scanner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    text: jsonb('text').$type<Localised>().notNull(),
    path: text('path'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('code_scans_by_scanner').on(table.scannerId, table.at.desc().nullsFirst(), table.nonce.desc().nullsFirst()),
    index('code_scans_by_age').on(table.at),
  ],
)
