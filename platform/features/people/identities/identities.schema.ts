import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identityStates } from '../../../../src/domain/people/identities/identity-lifecycle'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'

/**
 * Why the office checks a claim. `not-found`: the verifier does not know the number. `taken`: somebody else was
 * verified with the number. `often`: the number was claimed too often today. `no-verifier`: the site has no verifier.
 * `silent`: the verifier does not answer.
 */
export const officeFindings = ['not-found', 'taken', 'often', 'no-verifier', 'silent'] as const

const isVerified = sql`state = 'verified'`

/**
 * The real names that members claim. Each member has one case. Name and number are sealed by the vault for their owner.
 */
export const identities = pgTable(
  'identities',
  {
    /** The id of the member. */
    id: text('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: identityStates }).notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The reference of this claim; an answer to an earlier claim of the member has another reference. */
    reference: text('reference').notNull().unique(),
    /** The name, sealed; null once the claim was refused or the number released, since a wrong name is not stored. */
    name: text('name'),
    /** The number of the identity card, sealed and deleted like the name. */
    card: text('card'),
    /** Keyed hash of the card's number. A number is taken once somebody was verified with it, and not before. */
    cardMark: text('card_mark'),
    sentAt: moment('sent_at').notNull(),
    checkedAt: moment('checked_at'),
    /** When the verifier is asked next; null when it will not be asked. */
    askAt: moment('ask_at'),
    /** How often the verifier was asked. */
    asked: integer('asked').notNull().default(0),
    finding: text('finding', { enum: officeFindings }),
  },
  (table) => [
    uniqueIndex('identities_verified').on(table.cardMark).where(isVerified),
    index('identities_to_ask')
      .on(table.askAt)
      .where(sql`ask_at is not null`),
    index('identities_at_office')
      .on(table.sentAt, table.id)
      .where(sql`state = 'pending' and finding is not null`),
  ],
)

/** How often the demo's verifier was asked about those people whose check takes a while. */
export const demoVerifications = pgTable('demo_verifications', {
  reference: text('reference').primaryKey(),
  asked: integer('asked').notNull(),
})
