import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { cashOutChannels } from '../../../../src/domain/civic/wallet/cash-out-form'
import { cashOutStates } from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import { cashOutProblems, movementKinds } from '../../../../src/domain/civic/wallet/wallet'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'

const member = () => text('user_id').references(() => users.id, { onDelete: 'cascade' })

/** The balance of a member: always the sum of their movements, and never below zero. */
export const walletAccounts = pgTable(
  'wallet_accounts',
  { userId: member().primaryKey(), balance: integer('balance').notNull() },
  () => [check('wallet_accounts_balance', sql`balance >= 0`)],
)

/** The ledger of money: one row for each movement, in cents, with its reason; written together with the balance. */
export const walletMovements = pgTable(
  'wallet_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: member().notNull(),
    kind: text('kind', { enum: movementKinds }).notNull(),
    /** The order or the cash-out that moves the money. */
    subjectId: text('subject_id').notNull(),
    /** What an earning was for. */
    title: jsonb('title').$type<Localised>().notNull(),
    /** Negative for what leaves the wallet. */
    cents: integer('cents').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    // A reason moves money once.
    uniqueIndex('wallet_movements_once').on(table.subjectId, table.kind, table.userId),
    index('wallet_movements_by_user').on(table.userId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** Cash-outs, each a case. */
export const cashOuts = pgTable(
  'cash_outs',
  {
    /** Also the reference under which the payer knows it. */
    id: text('id').primaryKey(),
    userId: member().notNull(),
    channel: text('channel', { enum: cashOutChannels }).notNull(),
    /** What the wallet gave, in cents; the fee is a part of it. */
    cents: integer('cents').notNull(),
    fee: integer('fee').notNull(),
    /** The account that is paid, sealed; removed at the end. */
    sealedAccount: text('sealed_account'),
    /** The real name of the member, as it was proven when they asked: sealed, and removed at the end. */
    sealedName: text('sealed_name'),
    /** The same account, masked. */
    shownAccount: text('shown_account').notNull(),
    state: text('state', { enum: cashOutStates }).notNull(),
    problem: text('problem', { enum: cashOutProblems }),
    /** Which payer was asked first, and by its reference keeps the record of the payment; null until then. */
    payer: text('payer'),
    /** How often the payer was asked, and when it is asked next; null while it has not to be. */
    asked: integer('asked').notNull().default(0),
    askAt: moment('ask_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('cash_outs_by_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('cash_outs_by_state').on(table.state, table.createdAt, table.id),
    index('cash_outs_to_ask')
      .on(table.askAt)
      .where(sql`state = 'paying'`),
  ],
)

/** What the payer of the demo has paid, by reference; outside of the wallet, as a real payer's records are. */
export const demoPayments = pgTable('demo_payments', {
  reference: text('reference').primaryKey(),
  cents: integer('cents').notNull(),
  outcome: text('outcome', { enum: ['paid', 'refused'] }).notNull(),
  /** How often it was asked about. */
  asked: integer('asked').notNull(),
})
