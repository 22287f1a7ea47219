import { eq } from 'drizzle-orm'
import * as contract from '../../contract/wallet'
import { askPayer } from '../../platform/features/civic/wallet/ask-payer'
import { moveMoney } from '../../platform/features/civic/wallet/move-money'
import type { Database } from '../../platform/kernel/database/client'
import { identities } from '../../platform/features/people/identities/identities.schema'
import { cardUse, nameUse } from '../../platform/features/people/identities/read-identity'
import { memberProofs } from '../../platform/features/frame/session/session.schema'
import { users } from '../../platform/kernel/members/members.schema'
import type { Payer } from '../../platform/kernel/payments/payer'
import { randomToken } from '../../platform/kernel/shared/random'
import { digest } from '../../platform/kernel/shared/signer'
import type { TestPlatform } from './platform'

export interface Who {
  readonly id: string
  readonly token: string
}

/** Gives a member a proof of identity, without asking for a password or a code. */
export async function giveProof(database: Database, userId: string, now: Date): Promise<string> {
  const proof = randomToken()
  const expiresAt = new Date(now.getTime() + 600_000)
  await database.insert(memberProofs).values({ proofHash: digest(proof), userId, purpose: 'cash-out', expiresAt })
  return proof
}

/** Helpers for tests of wallets. */
export function walletTools(platform: TestPlatform) {
  const { database, clock } = platform
  let members = 0
  let keys = 0
  let awards = 0
  const addEarning = (userId: string, cents: number) =>
    database.transaction((transaction) =>
      moveMoney(transaction, { userId, kind: 'award', subjectId: `award-${(awards += 1)}`, cents, at: clock.now() }),
    )
  const proofs = new Map<string, Promise<string>>()
  /** The proof for a form; a form that is sent twice with the same key has the same proof both times. */
  const proofFor = ({ id }: Who, key: string): Promise<string> => {
    const proof = proofs.get(key) ?? giveProof(database, id, clock.now())
    proofs.set(key, proof)
    return proof
  }
  return {
    earn: addEarning,
    giveProof: ({ id }: Who) => giveProof(database, id, clock.now()),
    /** Makes a member with a verified real name and this much money, in cents. */
    async member(cents = 0): Promise<Who> {
      members += 1
      const who = await platform.logIn({ id: `saver-${members}`, phone: String(13_600_000_000 + members) })
      await database.update(users).set({ realNameVerified: true }).where(eq(users.id, who.id))
      const { vault } = platform.platform
      await database
        .insert(identities)
        .values({
          id: who.id,
          state: 'verified',
          updatedAt: clock.now(),
          reference: `claim-${who.id}`,
          sentAt: clock.now(),
          name: vault.seal(nameUse(who.id), '周晓江'),
          card: vault.seal(cardUse(who.id), '999999198804120425'),
          cardMark: who.id,
          checkedAt: clock.now(),
        })
      if (cents > 0) await addEarning(who.id, cents)
      return who
    },
    async cashOut(who: Who, amount: number, change: { account?: string; key?: string; proof?: string } = {}) {
      const key = change.key ?? `cash-out-${(keys += 1)}`
      const proof = change.proof ?? (await proofFor(who, key))
      return await platform.call(contract.cashOutToAlipay, {
        token: who.token,
        headers: { 'idempotency-key': key },
        body: { amount, account: change.account ?? '13800000003', proof },
      })
    },
    see: async (who: Who, id: string) =>
      (await platform.ask(contract.getCashOut, { token: who.token, path: { id } })).cash_out,
    wallet: async (who: Who) => await platform.ask(contract.getWallet, { token: who.token }),
    movements: async (who: Who, query: Record<string, string> = {}) =>
      (await platform.ask(contract.listMovements, { token: who.token, query })).items as {
        kind: string
        cents: number
      }[],
    ask: (payer: Payer = platform.platform.payer) => askPayer({ ...platform.platform, payer }),
  }
}
