import { inArray } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { identities } from '../../../../features/people/identities/identities.schema'
import { cardUse, nameUse } from '../../../../features/people/identities/read-identity'
import { users } from '../../../../kernel/members/members.schema'
import type { Vault } from '../../../../kernel/shared/vault'
import { demoAccounts } from '../../../accounts'
import { insertAll } from '../../insert'
import { readerId } from '../../frame/session/seed-people'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const identitiesDemo: DemoStep = {
  feature: 'identities',
  what: bilingual('实名信息', 'real names'),
  seed: (database, at, _onCount, vault) => seedIdentities(database, vault, at),
}

/** Readers whose claims wait for the office: one with an unknown card number, one with the number of the resident. */
const waitingRequests = [
  { id: readerId(0), name: '叶知秋', card: '999997196809120342', finding: 'not-found' },
  { id: readerId(1), name: '周晓江', card: '999999198804120425', finding: 'taken' },
] as const

/**
 * Seeds the verified identities of the demo's accounts, and claims for the office's desk. No real card has the regions
 * of their card numbers (999999, 999997).
 */
export async function seedIdentities(database: Database, vault: Vault, now: Date): Promise<void> {
  const checkedAt = new Date(now.getTime() - 190 * 86_400_000)
  const identifiedPersons = demoAccounts.flatMap(({ id, identity }) => (identity === null ? [] : [{ id, ...identity }]))
  await insertAll(
    database,
    identities,
    identifiedPersons.map(({ id, name, card }) => ({
      id,
      state: 'verified' as const,
      updatedAt: checkedAt,
      reference: `claim-${id}`,
      sentAt: checkedAt,
      name: vault.seal(nameUse(id), name),
      card: vault.seal(cardUse(id), card),
      cardMark: vault.mark('card', card),
      checkedAt,
    })),
  )
  await insertAll(
    database,
    identities,
    waitingRequests.map(({ id, name, card, finding }, index) => {
      const sentAt = new Date(now.getTime() - (3 + index * 20) * 3_600_000)
      return {
        id,
        state: 'pending' as const,
        updatedAt: sentAt,
        reference: `claim-${id}`,
        sentAt,
        name: vault.seal(nameUse(id), name),
        card: vault.seal(cardUse(id), card),
        cardMark: vault.mark('card', card),
        asked: 1,
        finding,
      }
    }),
  )
  await database
    .update(users)
    .set({ realNameVerified: true })
    .where(
      inArray(
        users.id,
        identifiedPersons.map(({ id }) => id),
      ),
    )
}
