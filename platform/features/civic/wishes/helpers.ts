import { asc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { users } from '../../../kernel/members/members.schema'
import { isApprovedVolunteer } from '../volunteer-status/require-volunteer'
import { grantedHelpers } from './wishes.schema'

/**
 * Whether somebody may register people whom they help (B62): an approved volunteer, or a member with the office's
 * permission.
 */
export async function isHelper(database: Database, userId: string): Promise<boolean> {
  const grantedHelper = await queriesOf(database).readOne(
    build.select().from(grantedHelpers).where(eq(grantedHelpers.userId, userId)),
  )
  return grantedHelper !== null || (await isApprovedVolunteer(database, userId))
}

/** Throws 409001 with the state `not-a-helper` for a member who is not a helper. */
export async function requireHelper(database: Database, userId: string): Promise<void> {
  if (!(await isHelper(database, userId))) throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-a-helper' })
}

export const helpersDesk: Desk = {
  name: 'helpers',
  summary: 'Members who are no volunteers and may register people whom they help',
  byName: true,
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ id: users.id, since: grantedHelpers.grantedAt, from: users.nickname })
        .from(grantedHelpers)
        .innerJoin(users, eq(users.id, grantedHelpers.userId))
        .orderBy(asc(grantedHelpers.grantedAt), asc(users.id))
        .limit(limit),
    )
    return rows.map((row) => ({ ...row, title: '', text: '' }))
  },
  acts: {
    grant: {
      summary: 'lets a member register people whom they help, such as their parents, by the id of the member',
      takesText: false,
      carryOut: async (database, userId, _text, at) => {
        const user = await queriesOf(database).readOne(
          build.select({ id: users.id }).from(users).where(eq(users.id, userId)),
        )
        if (user === null) throw new Refusal(errorCodes.gone)
        const granted = await database
          .insert(grantedHelpers)
          .values({ userId, grantedAt: at })
          .onConflictDoNothing()
          .returning()
        if (granted.length === 0) throw new Refusal(errorCodes.stateRefuses, null, { state: 'granted' })
      },
    },
    revoke: {
      summary: 'they register nobody new; those whom they registered stay',
      takesText: false,
      carryOut: async (database, userId) => {
        const revoked = await database.delete(grantedHelpers).where(eq(grantedHelpers.userId, userId)).returning()
        if (revoked.length === 0) throw new Refusal(errorCodes.gone)
      },
    },
  },
}
