import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { cashOutChannels } from '../../../../src/domain/civic/wallet/cash-out-form'
import { cashOutStates } from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import { cashOutProblems, movementKinds } from '../../../../src/domain/civic/wallet/wallet'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'

const member = () => text('user_id').references(() => users.id, { onDelete: 'cascade' })

/** The balances of members. A balance is always the sum of the member's movements, and never below zero. */
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
    /** The title of an earning. */
    title: jsonb('title').$type<Localised>().notNull(),
    /** Negative for money that leaves the wallet. */
    cents: integer('cents').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    // The unique key lets each reason move money only once.
    uniqueIndex('wallet_movements_once').on(table.subjectId, table.kind, table.userId),
    index('wallet_movements_by_user').on(table.userId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** Cash-outs, each a case. */
export const cashOuts = pgTable(
  'cash_outs',
  {
    /** The id, which is also the reference under which the payer knows the cash-out. */
    id: text('id').primaryKey(),
    userId: member().notNull(),
    channel: text('channel', { enum: cashOutChannels }).notNull(),
    /** The cents taken from the wallet; they include the fee. */
    cents: integer('cents').notNull(),
    fee: integer('fee').notNull(),
    /** The payee's account, sealed; deleted when the case ends. */
    sealedAccount: text('sealed_account'),
    /** The member's real name, as verified when they asked: sealed, and deleted when the case ends. */
    sealedName: text('sealed_name'),
    /** The payee's account, masked. */
    shownAccount: text('shown_account').notNull(),
    state: text('state', { enum: cashOutStates }).notNull(),
    problem: text('problem', { enum: cashOutProblems }),
    /** The payer that was asked first, and has the record of the payment under its reference; null until then. */
    payer: text('payer'),
    /** How often the payer was asked. */
    asked: integer('asked').notNull().default(0),
    /** When the payer is asked next; null when it need not be asked. */
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

/** What the demo's payer has paid, by reference. It is stored apart from the wallet, as a real payer's records are. */
export const demoPayments = pgTable('demo_payments', {
  reference: text('reference').primaryKey(),
  cents: integer('cents').notNull(),
  outcome: text('outcome', { enum: ['paid', 'refused'] }).notNull(),
  /** How often the payer was asked about it. */
  asked: integer('asked').notNull(),
})
