import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import type { YearOfService } from '../../../../src/domain/civic/certificates/certificate'
import { users } from '../../../kernel/members/members.schema'

/**
 * Certificates of hours. Each certificate states what was true when it was issued, and stays when the volunteer leaves.
 */
export const certificates = pgTable(
  'certificates',
  {
    /** The number of the certificate. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The printed name, masked; the full name is never stored here. */
    name: text('name').notNull(),
    minutes: integer('minutes').notNull(),
    times: integer('times').notNull(),
    years: jsonb('years').$type<readonly YearOfService[]>().notNull(),
    since: moment('since').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    // The same hours under the same name give one certificate.
    unique('certificates_of_the_same').on(table.userId, table.minutes, table.times, table.name),
    index('certificates_by_user').on(table.userId, table.issuedAt.desc().nullsFirst()),
  ],
)
