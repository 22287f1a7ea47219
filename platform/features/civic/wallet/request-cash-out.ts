import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import {
  checkAmount,
  feeOf,
  parseAlipayAccount,
  type CashOutChannel,
} from '../../../../src/domain/civic/wallet/cash-out-form'
import { cashOutLifecycle } from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import { maskText } from '../../../../src/domain/frame/shared/format/text-mask'
import type { Database, Transaction } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { queriesOf } from '../../../kernel/database/queries'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import { unsaid } from '../../../kernel/shared/as-written'
import { addStep } from '../../../kernel/cases/case-steps'
import { readIdentity } from '../../people/identities/read-identity'
import { useMemberProof } from '../../frame/session/member-proof'
import { SiteClock } from '../../../kernel/site/site-clock'
import { accountUse, payeeUse } from './ask-payer'
import { cashOutCase } from './cash-out-case'
import { readMessengerAccount } from '../../frame/session/messenger-account'
import { hasRealName } from '../../people/identities/real-name-state'
import { cashOutRules } from './cash-out-rules'
import { moveMoney } from './move-money'
import { cashOuts } from './wallet.schema'

export interface WantedCashOut {
  readonly channel: CashOutChannel
  /** The amount in cents. */
  readonly amount: number
  /** '' when the channel is the messenger. */
  readonly account: string
  /** A proof by `proveMember`. */
  readonly proof: string
}

/**
 * Takes the money from the wallet of a member who proved their identity again, and adds the cash-out, in the caller's
 * transaction; returns the id of the cash-out.
 */
export async function requestCashOut(
  transaction: Transaction,
  userId: string,
  { channel, amount, account: accountText, proof }: WantedCashOut,
  { payer, vault, now }: Pick<Platform, 'payer' | 'vault' | 'now'>,
): Promise<string> {
  const rules = await cashOutRules(transaction, payer)
  if (!rules.channels.includes(channel)) throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-offered' })
  const identity = (await hasRealName(transaction, userId)) ? await readIdentity(transaction, vault, userId) : null
  if (identity === null) throw new Refusal(errorCodes.stateRefuses, null, { state: 'real-name-needed' })
  const problem = checkAmount(amount, rules, Number.MAX_SAFE_INTEGER)
  if (problem !== null) throw invalid({ amount: problem })
  const { account, shown } = await accountFor(transaction, userId, channel, accountText)
  const [at, id, fee] = [now(), randomId('cash-out'), feeOf(amount, rules)]
  if (!(await useMemberProof(transaction, { proof, userId, purpose: 'cash-out' }, at)))
    throw invalid({ proof: 'expired' })
  await takeFromWallet(transaction, { userId, id, amount, fee, at })
  const state = cashOutLifecycle.start
  await transaction
    .insert(cashOuts)
    .values({
      id,
      userId,
      channel,
      cents: amount,
      fee,
      sealedAccount: vault.seal(accountUse(id), account),
      sealedName: vault.seal(payeeUse(id), identity.name),
      shownAccount: shown,
      state,
      createdAt: at,
      updatedAt: at,
    })
  // The balance is locked by now, so of two concurrent cash-outs the second waits for the first, and counts it here.
  if ((await takenToday(transaction, userId, at)) > rules.mostPerDay) throw invalid({ amount: 'too-much-today' })
  const step = { kind: cashOutCase.name, caseId: id, act: 'submit', state, role: 'owner', actorId: userId }
  await addStep(transaction, { ...step, text: unsaid, at })
  return id
}

async function accountFor(database: Database, userId: string, channel: CashOutChannel, accountText: string) {
  if (channel === 'messenger') {
    const messengerAccount = await readMessengerAccount(database, userId)
    if (messengerAccount === null) throw invalid({ channel: 'no-messenger' })
    return { account: messengerAccount.subject, shown: messengerAccount.nickname }
  }
  const account = parseAlipayAccount(accountText)
  if (account === null) throw invalid({ account: 'not-an-account' })
  const name = account.split('@')[0] ?? ''
  const maskedAccount = account.includes('@')
    ? maskText(name, 1, 0) + account.slice(name.length)
    : maskText(account, 3, 4)
  return { account, shown: maskedAccount }
}

interface Debit {
  readonly userId: string
  readonly id: string
  readonly amount: number
  readonly fee: number
  readonly at: Date
}

async function takeFromWallet(transaction: Transaction, { userId, id, amount, fee, at }: Debit): Promise<void> {
  try {
    await moveMoney(transaction, { userId, kind: 'cash-out', subjectId: id, cents: fee - amount, at })
    if (fee > 0) await moveMoney(transaction, { userId, kind: 'fee', subjectId: id, cents: -fee, at })
  } catch (error) {
    throw error instanceof Refusal ? invalid({ amount: 'not-enough' }) : error
  }
}

async function takenToday(database: Database, userId: string, at: Date): Promise<number> {
  const today = await new SiteClock(queriesOf(database), () => at).day(undefined)
  const row = await queriesOf(database).readOne(
    build
      .select({ sum: sql<number>`coalesce(sum(${cashOuts.cents}), 0)::int` })
      .from(cashOuts)
      .where(
        and(
          eq(cashOuts.userId, userId),
          ne(cashOuts.state, 'failed'),
          gte(cashOuts.createdAt, new Date(today?.at(0) ?? at)),
        ),
      ),
  )
  return row?.sum ?? 0
}
