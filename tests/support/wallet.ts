import { eq } from 'drizzle-orm'
import * as contract from '../../contract/wallet'
import { askPayer } from '../../platform/features/wallet/ask-payer'
import { moveMoney } from '../../platform/features/wallet/move-money'
import { users } from '../../platform/features/session/session.schema'
import type { Payer } from '../../platform/payments/payer'
import type { TestPlatform } from './platform'

export interface Who {
  readonly id: string
  readonly token: string
}

/** Helpers for tests of wallets. */
export function walletTools(platform: TestPlatform) {
  const { database, clock } = platform
  let members = 0
  let keys = 0
  let awards = 0
  const earn = (userId: string, cents: number) =>
    moveMoney(database, { userId, kind: 'award', subjectId: `award-${(awards += 1)}`, cents, at: clock.now() })
  return {
    earn,
    /** A member with a proven real name and this much money. */
    async member(cents = 0): Promise<Who> {
      members += 1
      const who = await platform.logIn({ id: `saver-${members}`, phone: String(13_600_000_000 + members) })
      await database.update(users).set({ realNameVerified: true }).where(eq(users.id, who.id))
      if (cents > 0) await earn(who.id, cents)
      return who
    },
    cashOut: (who: Who, amount: number, change: { account?: string; key?: string } = {}) =>
      platform.call(contract.cashOutToAlipay, {
        token: who.token,
        headers: { 'idempotency-key': change.key ?? `cash-out-${(keys += 1)}` },
        body: { amount, account: change.account ?? '13800000003' },
      }),
    see: async (who: Who, id: string) =>
      (await platform.call(contract.getCashOut, { token: who.token, path: { id } })).data.cash_out,
    wallet: async (who: Who) => (await platform.call(contract.getWallet, { token: who.token })).data,
    movements: async (who: Who, query: Record<string, string> = {}) =>
      (await platform.call(contract.listMovements, { token: who.token, query })).data.items as {
        kind: string
        cents: number
      }[],
    ask: (payer: Payer = platform.platform.payer) => askPayer({ ...platform.platform, payer }),
  }
}
