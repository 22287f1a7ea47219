import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { secondsUntilAskedAgain } from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { PaymentAnswer } from '../../../kernel/payments/payer'
import type { Platform } from '../../../kernel/platform'
import { refuseCashOut, settleCashOut } from './end-cash-out'
import { cashOuts } from './wallet.schema'

/** The name under which the vault seals the account of a cash-out. */
export const accountUse = (id: string) => `cash-out account ${id}`
/** The name under which the vault seals the payee's name of a cash-out. */
export const payeeUse = (id: string) => `cash-out name ${id}`

type CashOutRow = typeof cashOuts.$inferSelect
type AskingPlatform = Pick<Platform, 'database' | 'payer' | 'vault' | 'now' | 'log'>

/** Milliseconds that the payer has for an answer. */
const patience = 30_000
/** Milliseconds after which another process may ask about the same cash-out (a lease). */
const lease = 60_000
/** The most cash-outs asked about in one run. */
const batchSize = 100

/**
 * Asks the payer about every cash-out that is due, once. That the payer is asked is stored before the question is sent,
 * and the answer is stored when it arrives. Wherever the platform is killed in between, the next run asks again by the
 * same reference, for which the payer pays only once.
 */
export async function askPayer(platform: AskingPlatform): Promise<void> {
  if (!platform.payer.isOffered) return
  for (let index = 0; index < batchSize; index += 1) {
    const due = await claimDueCashOut(platform)
    if (due === null) return
    await askAbout(platform, due, await answerFor(platform, due))
  }
}

/** Leases the cash-out that has been due for longest, so that no other process asks about it for a while. */
async function claimDueCashOut({ database, payer, now }: AskingPlatform): Promise<CashOutRow | null> {
  const at = now()
  const due = build
    .select({ id: cashOuts.id })
    .from(cashOuts)
    .where(and(eq(cashOuts.state, 'paying'), lte(cashOuts.askAt, at)))
    .orderBy(asc(cashOuts.askAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimedCashOut] = await database
    .update(cashOuts)
    .set({
      payer: sql`coalesce(${cashOuts.payer}, ${payer.name})`,
      asked: sql`${cashOuts.asked} + 1`,
      askAt: new Date(at.getTime() + lease),
    })
    .where(eq(cashOuts.id, due))
    .returning()
  return claimedCashOut ?? null
}

async function answerFor({ payer, vault, log }: AskingPlatform, row: CashOutRow): Promise<PaymentAnswer> {
  const { id, channel, cents, fee, sealedAccount, sealedName } = row
  let timer: NodeJS.Timeout | undefined
  try {
    const account = vault.open(accountUse(id), sealedAccount ?? '')
    const name = vault.open(payeeUse(id), sealedName ?? '')
    const timeLimit = new Promise<PaymentAnswer>((resolve) => {
      timer = setTimeout(() => resolve({ kind: 'unknown' }), patience)
    })
    return await Promise.race([payer.pay({ reference: id, channel, account, name, cents: cents - fee }), timeLimit])
  } catch {
    // The payer's error may name the account, so it is not logged.
    log.warn({ reference: id }, 'the payer did not answer')
    return { kind: 'unknown' }
  } finally {
    clearTimeout(timer)
  }
}

async function askAbout(
  { database, now }: AskingPlatform,
  { id, asked }: CashOutRow,
  answer: PaymentAnswer,
): Promise<void> {
  const at = now()
  try {
    if (answer.kind === 'paid') await settleCashOut(database, id, at)
    else if (answer.kind === 'refused') await refuseCashOut(database, id, answer.problem, at)
    else await askLater(database, { id, asked }, at)
  } catch (error) {
    // Another process may have received the answer first.
    if (!(error instanceof Refusal) || error.code !== errorCodes.stateRefuses) throw error
  }
}

async function askLater(database: Database, { id, asked }: Pick<CashOutRow, 'id' | 'asked'>, at: Date): Promise<void> {
  await database
    .update(cashOuts)
    .set({ askAt: new Date(at.getTime() + secondsUntilAskedAgain(asked - 1) * 1000) })
    .where(and(eq(cashOuts.id, id), eq(cashOuts.asked, asked), eq(cashOuts.state, 'paying')))
}
