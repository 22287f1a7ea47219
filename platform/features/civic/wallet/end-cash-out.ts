import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { CashOutProblem } from '../../../../src/domain/civic/wallet/wallet'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Localised } from '../../../kernel/database/schema/localised'
import { Refusal } from '../../../kernel/http/refusal'
import { unsaid } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { cashOutCase } from './cash-out-case'
import { moveMoney } from './move-money'
import { cashOuts } from './wallet.schema'

/** The office sends a cash-out to the payer, who is asked at once and again until there is an answer. */
export async function payCashOut(database: Database, id: string, at: Date): Promise<void> {
  const act = { id, act: 'pay', role: 'operator', actorId: null, at } as const
  await carryOut(database, cashOutCase, { ...act, set: { asked: 0, askAt: at } })
}

/** Asks the payer now instead of at the next retry. */
export async function askAgain(database: Database, id: string, at: Date): Promise<void> {
  const [cashOut] = await database
    .update(cashOuts)
    .set({ askAt: at })
    .where(and(eq(cashOuts.id, id), eq(cashOuts.state, 'paying')))
    .returning({ id: cashOuts.id })
  if (cashOut !== undefined) return
  const currentCashOut = await queriesOf(database).readOne(
    build.select({ state: cashOuts.state }).from(cashOuts).where(eq(cashOuts.id, id)),
  )
  if (currentCashOut === null) throw new Refusal(errorCodes.gone)
  throw new Refusal(errorCodes.stateRefuses, null, { state: currentCashOut.state })
}

/** Ends a cash-out that the payer has paid. */
export async function settleCashOut(database: Database, id: string, at: Date): Promise<void> {
  const act = { id, act: 'settle', role: 'payer', actorId: null, at } as const
  await carryOut(database, cashOutCase, { ...act, set: { sealedAccount: null, sealedName: null, askAt: null } })
}

/** Ends a cash-out that the payer has finally refused. The money goes back to the wallet. */
export async function refuseCashOut(database: Database, id: string, problem: CashOutProblem, at: Date): Promise<void> {
  await returnMoney(database, { id, act: 'refuse', role: 'payer', at, problem, text: unsaid })
}

/** The office refuses a cash-out that was not yet sent to the payer, with a reason for the member. */
export async function failCashOut(database: Database, id: string, reason: string, at: Date): Promise<void> {
  await returnMoney(database, { id, act: 'fail', role: 'operator', at, problem: 'office', text: officeReason(reason) })
}

interface RefusedCashOut {
  readonly id: string
  readonly act: 'refuse' | 'fail'
  readonly role: 'payer' | 'operator'
  readonly problem: CashOutProblem
  readonly text: Localised
  readonly at: Date
}

async function returnMoney(database: Database, { problem, ...act }: RefusedCashOut): Promise<void> {
  await carryOut(database, cashOutCase, {
    ...act,
    actorId: null,
    set: { sealedAccount: null, sealedName: null, askAt: null, problem },
    also: async (transaction, { id, userId, cents }) => {
      await moveMoney(transaction, { userId, kind: 'money-back', subjectId: id, cents, at: act.at })
    },
  })
}
