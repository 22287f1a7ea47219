import { asc, eq, inArray } from 'drizzle-orm'
import { shownMoney } from '../../../../src/domain/civic/wallet/money'
import type { Desk } from '../../../kernel/operator/desk'
import { findingsDesk } from '../../../kernel/operator/findings-desk'
import { users } from '../../../kernel/members/members.schema'
import { payeeUse } from './ask-payer'
import { checkLedger } from './check-ledger'
import { earnedSumOf } from './earned-sum-of'
import { askAgain, failCashOut, payCashOut } from './end-cash-out'
import { cashOuts } from './wallet.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const cashOutsDesk: Desk = {
  name: 'cash-outs',
  summary: 'Cash-outs that wait for the office, or for an answer of the payer',
  selectWaiting: async (database, limit, vault) => {
    const rows = await queriesOf(database).read(
      build
        .select({ cashOut: cashOuts, from: users.nickname })
        .from(cashOuts)
        .innerJoin(users, eq(users.id, cashOuts.userId))
        .where(inArray(cashOuts.state, ['pending', 'paying']))
        .orderBy(asc(cashOuts.createdAt), asc(cashOuts.id))
        .limit(limit),
    )
    return await Promise.all(
      rows.map(async ({ cashOut, from }) => {
        const { id, createdAt, cents, channel, shownAccount, sealedName, state, asked, payer } = cashOut
        return {
          id,
          since: createdAt,
          from,
          title: `${shownMoney(cents)} ${channel} ${shownAccount}`,
          text: state === 'pending' ? 'waits for the office' : `the payer ${payer ?? ''} was asked ${asked} times`,
          facts: [
            { name: 'real name', value: sealedName === null ? 'unknown' : vault.open(payeeUse(id), sealedName) },
            ...(await earnedSumOf(database, cashOut)).map((value) => ({ name: 'earned by', value })),
          ],
        }
      }),
    )
  },
  acts: {
    pay: {
      summary: 'sends it to the payer',
      takesText: false,
      carryOut: (database, id, _, at) => payCashOut(database, id, at),
    },
    ask: {
      summary: 'asks the payer again now',
      takesText: false,
      carryOut: (database, id, _, at) => askAgain(database, id, at),
    },
    fail: {
      summary: 'gives the money back, with a reason that the member reads',
      takesText: true,
      carryOut: failCashOut,
    },
  },
}

/** Shows the findings of the nightly check. */
export const ledgerDesk = findingsDesk(
  'ledger',
  'Money whose balance is not the sum of its movements',
  async (database) =>
    (await checkLedger(database)).map(({ what, id, expected, actual }) => ({
      id,
      from: what,
      title: `found ${shownMoney(actual)}, expected ${shownMoney(expected)}`,
      text: '',
    })),
)
