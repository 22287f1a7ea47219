import { eq } from 'drizzle-orm'
import type { IdentityState } from '../../../../src/domain/people/identities/identity-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { identities } from './identities.schema'

/** Reads the state of a member's real-name check. */
export async function realNameState(database: Database, userId: string): Promise<IdentityState | 'none'> {
  const user = await queriesOf(database).readOne(
    build
      .select({ isVerified: users.realNameVerified, state: identities.state })
      .from(users)
      .leftJoin(identities, eq(identities.id, users.id))
      .where(eq(users.id, userId)),
  )
  return user?.isVerified === true ? 'verified' : (user?.state ?? 'none')
}

/** Whether a member's real name is verified; a pending check is not enough. */
export async function hasRealName(database: Database, userId: string): Promise<boolean> {
  return (await realNameState(database, userId)) === 'verified'
}
