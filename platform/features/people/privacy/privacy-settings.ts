import { and, eq, not, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { plainPrivacy, type Privacy } from '../../../../src/domain/people/privacy/privacy'
import type { Database } from '../../../kernel/database/client'
import { existsIn } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { privacySettings } from './privacy.schema'

const { userId: owner, showsService, inRankings, wishesFor, keepsHistory } = privacySettings

export async function readPrivacy(database: Database, userId: string): Promise<Privacy> {
  const row = await queriesOf(database).readOne(
    build.select({ showsService, inRankings, wishesFor, keepsHistory }).from(privacySettings).where(eq(owner, userId)),
  )
  return row ?? plainPrivacy
}

/** Changes what is given; what is left out stays. */
export async function changePrivacy(database: Database, userId: string, change: Partial<Privacy>): Promise<Privacy> {
  if (Object.keys(change).length === 0) return await readPrivacy(database, userId)
  const [row] = await database
    .insert(privacySettings)
    .values({ userId, ...plainPrivacy, ...change })
    .onConflictDoUpdate({ target: owner, set: change })
    .returning({ showsService, inRankings, wishesFor, keepsHistory })
  return row ?? plainPrivacy
}

/** Condition: a member's nickname stands in rankings. */
export const isRanked = (userId: PgColumn): SQL =>
  not(existsIn(privacySettings, and(eq(owner, userId), eq(inRankings, false))))

/**
 * Condition: a member's wishes are shown to a reader; undefined for volunteers, to whom all are shown.
 */
export function showsWishesTo(
  userId: PgColumn,
  { id, isVolunteer }: { readonly id: string | null; readonly isVolunteer: boolean },
): SQL | undefined {
  if (isVolunteer) return undefined
  const isShown = not(existsIn(privacySettings, and(eq(owner, userId), eq(wishesFor, 'volunteers'))))
  return id === null ? isShown : or(eq(userId, id), isShown)
}
