import { asc, eq } from 'drizzle-orm'
import type { Desk } from '../../operator/desk'
import { users } from '../session/session.schema'
import { approveWish, refuseWish } from './review-wish'
import { wishes } from './wishes.schema'

export const wishesDesk: Desk = {
  name: 'wishes',
  summary: 'Wishes that wait for approval',
  waiting: async (database, limit) => {
    const rows = await database
      .select({ id: wishes.id, since: wishes.createdAt, from: users.nickname, title: wishes.title, text: wishes.text })
      .from(wishes)
      .innerJoin(users, eq(users.id, wishes.userId))
      .where(eq(wishes.state, 'submitted'))
      .orderBy(asc(wishes.createdAt), asc(wishes.id))
      .limit(limit)
    return rows.map(({ title, text, ...row }) => ({ ...row, title: title['zh-CN'], text: text['zh-CN'] }))
  },
  acts: {
    approve: {
      summary: 'everybody sees it from then on',
      takesText: false,
      carryOut: (database, id, _text, at) => approveWish(database, id, at),
    },
    refuse: { summary: 'with a reason, which its wisher reads', takesText: true, carryOut: refuseWish },
  },
}
