import { and, eq } from 'drizzle-orm'
import type { DeletionBlock } from '../../../../src/domain/people/own-data/own-data'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { wishClaims, wishes } from './wishes.schema'

/** A wish that somebody is about to fulfil comes to its end before its member's account is deleted. */
export async function wishesThatBlock(database: Database, userId: string): Promise<readonly DeletionBlock[]> {
  const claim = await queriesOf(database).readOne(
    build
      .select({ wishId: wishClaims.wishId })
      .from(wishes)
      .innerJoin(wishClaims, and(eq(wishClaims.wishId, wishes.id), eq(wishClaims.state, 'active')))
      .where(eq(wishes.userId, userId))
      .limit(1),
  )
  return claim === null ? [] : ['claimed-wish']
}
