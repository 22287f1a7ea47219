import { asc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Caller, Member } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { findMember } from '../../../kernel/members/find-member'
import { users } from '../../../kernel/members/members.schema'
import type { Desk } from '../../../kernel/operator/desk'
import { pageEditors } from './builder.schema'

/** The caller as an editor; throws 403003 for every other member. */
export async function requireEditor(queries: Queries, caller: Caller): Promise<Member> {
  const member = caller.require()
  const editor = await queries.readOne(
    build.select({ userId: pageEditors.userId }).from(pageEditors).where(eq(pageEditors.userId, member.id)),
  )
  if (editor === null) throw new Refusal(errorCodes.notYours)
  return member
}

export const editorsDesk: Desk = {
  name: 'page-editors',
  summary: 'Members who may edit the pages of the builder',
  byName: true,
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ id: users.id, since: pageEditors.grantedAt, from: users.nickname })
        .from(pageEditors)
        .innerJoin(users, eq(users.id, pageEditors.userId))
        .orderBy(asc(pageEditors.grantedAt), asc(users.id))
        .limit(limit),
    )
    return rows.map((row) => ({ ...row, title: '', text: '' }))
  },
  acts: {
    grant: {
      summary: 'lets a member edit and publish pages: by their id, phone number or nickname',
      takesText: false,
      idOf: findMember,
      carryOut: async (transaction, userId, _text, at) => {
        const granted = await transaction
          .insert(pageEditors)
          .values({ userId, grantedAt: at })
          .onConflictDoNothing()
          .returning()
        if (granted.length === 0) throw new Refusal(errorCodes.stateRefuses, null, { state: 'granted' })
      },
    },
    revoke: {
      summary: 'they edit nothing more; what they planned is published unless it is called off',
      takesText: false,
      idOf: findMember,
      carryOut: async (transaction, userId) => {
        const revoked = await transaction.delete(pageEditors).where(eq(pageEditors.userId, userId)).returning()
        if (revoked.length === 0) throw new Refusal(errorCodes.gone)
      },
    },
  },
}
