import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { identities } from '../../features/identities/identities.schema'
import { cardUse, nameUse } from '../../features/identities/read-identity'
import { users } from '../../features/session/session.schema'
import type { Vault } from '../../shared/vault'
import { demoAccounts } from '../accounts'
import { insertAll } from './insert'

/** The checked identities of the demo's accounts; their region (999999) is no region of any real card. */
export async function seedIdentities(database: Database, vault: Vault, now: Date): Promise<void> {
  const checkedAt = new Date(now.getTime() - 190 * 86_400_000)
  const known = demoAccounts.flatMap(({ id, identity }) => (identity === null ? [] : [{ id, ...identity }]))
  await insertAll(
    database,
    identities,
    known.map(({ id, name, card }) => ({
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
  await database
    .update(users)
    .set({ realNameVerified: true })
    .where(
      inArray(
        users.id,
        known.map(({ id }) => id),
      ),
    )
}
