import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../moment'

/** Answers of calls that create or pay, by caller and idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    /** A keyed hash, since the content of a call could be guessed from a plain hash. */
    bodyHash: text('body_hash').notNull(),
    /** Sealed, since it may repeat personal data; null once it is no longer stored. */
    answer: text('answer'),
    /** The ids that stand in the answer, with which it goes. */
    about: text('about')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
    index('idempotency_keys_about').using('gin', table.about),
  ],
)
