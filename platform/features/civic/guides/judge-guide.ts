import { and, eq, ne, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { GuideLack, GuideOpinions } from '../../../../src/domain/civic/guides/guide'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { networkKey } from '../../../kernel/http/address-key'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import type { Platform } from '../../../kernel/platform'
import { isPublicGuide } from './guides.queries'
import { guideOpinions, guides } from './guides.schema'

/** The most opinions of one address in an hour. */
const opinionLimit = { most: 30, window: 3_600_000 }

interface Opinion {
  readonly guideId: string
  readonly useful: boolean
  readonly lack: GuideLack | null
}

/**
 * Stores what a person thinks of a guide, in place of what they thought before; returns the counts. The guests of one
 * network count as one person, since one guest could pretend to be many.
 */
export async function judgeGuide(
  transaction: Transaction,
  { signer }: Pick<Platform, 'signer'>,
  { member, address }: Pick<Caller, 'member' | 'address'>,
  { guideId, useful, lack }: Opinion,
  at: Date,
): Promise<GuideOpinions> {
  await consumeAllowance(transaction, `guide opinions:${signer.sign('address', address)}`, opinionLimit, at)
  const person = signer.sign('guide opinion', `${guideId}\n${member?.id ?? networkKey(address)}`)
  // The lock lets two opinions at once be counted one after the other.
  const guide = await queriesOf(transaction).readOne(
    build
      .select({ id: guides.id })
      .from(guides)
      .where(and(eq(guides.id, guideId), isPublicGuide))
      .for('update'),
  )
  if (guide === null) throw new Refusal(errorCodes.gone)
  const opinion = { useful, lack: useful ? null : lack, at }
  const firstOpinions = await transaction
    .insert(guideOpinions)
    .values({ guideId, person, ...opinion })
    .onConflictDoNothing()
    .returning({ person: guideOpinions.person })
  const isFirst = firstOpinions.length > 0
  const ofPerson = and(eq(guideOpinions.guideId, guideId), eq(guideOpinions.person, person))
  const changedOpinions = isFirst
    ? []
    : await transaction
        .update(guideOpinions)
        .set(opinion)
        .where(and(ofPerson, ne(guideOpinions.useful, useful)))
        .returning({ person: guideOpinions.person })
  const hasChanged = changedOpinions.length > 0
  if (!isFirst && !hasChanged) await transaction.update(guideOpinions).set(opinion).where(ofPerson)
  const moreUseful = isFirst ? Number(useful) : hasChanged ? (useful ? 1 : -1) : 0
  const [counts] = await transaction
    .update(guides)
    .set({ useful: sql`${guides.useful} + ${moreUseful}`, opinions: sql`${guides.opinions} + ${Number(isFirst)}` })
    .where(eq(guides.id, guideId))
    .returning({ useful: guides.useful, all: guides.opinions })
  if (counts === undefined) throw new Refusal(errorCodes.gone)
  return counts
}
