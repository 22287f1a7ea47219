import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
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

/**
 * Certificates of the hours in a period, or at one activity. The title of the activity is read where it stands, so that
 * nothing is left of one that the office took down.
 */
export const partialCertificates = pgTable(
  'partial_certificates',
  {
    /** The number of the certificate, which no other certificate has. */
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
    /** The activity; '' for a period. It may be gone. */
    activityId: text('activity_id').notNull().default(''),
    /** The first and the last day, YYYY-MM-DD in the site's calendar. */
    fromDay: text('from_day').notNull(),
    untilDay: text('until_day').notNull(),
  },
  (table) => [
    // The same hours of the same days or activity under the same name give one certificate.
    unique('partial_certificates_of_the_same').on(
      table.userId,
      table.activityId,
      table.fromDay,
      table.untilDay,
      table.minutes,
      table.times,
      table.name,
    ),
    index('partial_certificates_by_user').on(table.userId, table.issuedAt.desc().nullsFirst()),
    check('partial_certificates_hours', sql`minutes > 0`),
  ],
)
