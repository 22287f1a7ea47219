import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { identitySchema } from '../../../contract/identities'
import { dateOfDays, isoDate } from '../../../src/domain/shared/civil-date'
import { parseIdentityCard, type IdentityCard } from '../../../src/domain/identities/identity-card'
import { maskText } from '../../../src/domain/shared/format/text-mask'
import type { Database } from '../../database/client'
import type { Vault } from '../../shared/vault'
import { identities } from './identities.schema'

/** What is sealed, as its uses in the vault name it. */
export const nameUse = (userId: string): string => `name of ${userId}`
export const cardUse = (userId: string): string => `card of ${userId}`

/** A checked identity in clear: never for an answer, a log or another member. */
export interface KnownIdentity {
  readonly name: string
  readonly card: IdentityCard
  readonly checkedAt: Date
}

/** Null for a member whose real name was not checked. */
export async function readIdentity(database: Database, vault: Vault, userId: string): Promise<KnownIdentity | null> {
  const [row] = await database.select().from(identities).where(eq(identities.userId, userId))
  if (row === undefined) return null
  const dayAfter = dateOfDays(Math.floor(row.checkedAt.getTime() / 86_400_000) + 1)
  const card = parseIdentityCard(vault.open(cardUse(userId), row.card), dayAfter)
  if (!card.ok) throw new Error('a stored card is not valid')
  return { name: vault.open(nameUse(userId), row.name), card: card.value, checkedAt: row.checkedAt }
}

/** Masked, for its owner. */
export function identityDto({ name, card, checkedAt }: KnownIdentity): z.output<typeof identitySchema> {
  return {
    name: maskText(name, 1, 0),
    card_number: maskText(card.number, 1, 1),
    sex: card.sex,
    birth_date: isoDate(card.birthDate),
    checked_at: checkedAt.toISOString(),
  }
}
