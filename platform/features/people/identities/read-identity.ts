import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, eq } from 'drizzle-orm'
import type { RealNameDto } from '../../../../contract/identities'
import { dateOfDays, isoDate } from '../../../../src/domain/frame/shared/civil-date'
import { parseIdentityCard, type IdentityCard } from '../../../../src/domain/people/identities/identity-card'
import { maskText } from '../../../../src/domain/frame/shared/format/text-mask'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Vault } from '../../../kernel/shared/vault'
import { listSteps } from '../../../kernel/cases/case-steps'
import { identities } from './identities.schema'
import { identityCase } from './identity-case'

/** The name under which the vault seals a member's real name. */
export const nameUse = (userId: string): string => `name of ${userId}`
/** The name under which the vault seals the number of a member's identity card. */
export const cardUse = (userId: string): string => `card of ${userId}`

/** A verified identity in plain text; it must never appear in an answer or a log, nor be shown to another member. */
export interface KnownIdentity {
  readonly name: string
  readonly card: IdentityCard
  readonly checkedAt: Date
}

type IdentityRow = typeof identities.$inferSelect

/** Reads a verified identity; null for a member whose real name is not verified, or still pending. */
export async function readIdentity(database: Database, vault: Vault, userId: string): Promise<KnownIdentity | null> {
  const row = await queriesOf(database).readOne(
    build
      .select()
      .from(identities)
      .where(and(eq(identities.id, userId), eq(identities.state, 'verified'))),
  )
  return row === null ? null : { ...openClaim(vault, row), checkedAt: row.checkedAt ?? row.updatedAt }
}

/** Opens the name and number of a row that was not refused. */
export function openClaim(vault: Vault, { id, name, card, sentAt }: IdentityRow): Omit<KnownIdentity, 'checkedAt'> {
  if (name === null || card === null) throw new Error('a claim has no name')
  const dayAfter = dateOfDays(Math.floor(sentAt.getTime() / 86_400_000) + 1)
  const parsed = parseIdentityCard(vault.open(cardUse(id), card), dayAfter)
  if (!parsed.ok) throw new Error('a stored card is not valid')
  return { name: vault.open(nameUse(id), name), card: parsed.value }
}

/** Reads the state of a member's real-name check, for the member themselves. */
export async function readRealName(
  database: Database,
  vault: Vault,
  userId: string,
  language: Language,
): Promise<RealNameDto> {
  const row = await queriesOf(database).readOne(build.select().from(identities).where(eq(identities.id, userId)))
  if (row === null) return { state: 'none' }
  const { state, finding, sentAt, checkedAt, updatedAt } = row
  if (state === 'refused') {
    const steps = await listSteps(database, identityCase.name, userId, language)
    return { state, reason: steps.at(-1)?.text ?? '', refused_at: updatedAt.toISOString() }
  }
  const { name, card } = openClaim(vault, row)
  const maskedIdentity = { name: maskText(name, 1, 0), card_number: maskText(card.number, 1, 1) }
  if (state === 'pending') {
    const lookedAtBy = finding === null ? 'verifier' : 'office'
    return { state, looked_at_by: lookedAtBy, ...maskedIdentity, sent_at: sentAt.toISOString() }
  }
  const answer = {
    sex: card.sex,
    birth_date: isoDate(card.birthDate),
    checked_at: (checkedAt ?? updatedAt).toISOString(),
  }
  return { state, identity: { ...maskedIdentity, ...answer } }
}
