import { asc, eq } from 'drizzle-orm'
import type { Desk } from '../../../kernel/operator/desk'
import { users } from '../../../kernel/members/members.schema'
import { endClaimForOffice } from './let-go'
import { openLocation } from './private-location'
import { approveWish, refuseWish } from './review-wish'
import { wishes } from './wishes.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const wishesDesk: Desk = {
  name: 'wishes',
  summary: 'Wishes that wait for approval',
  selectWaiting: async (database, limit, vault) => {
    const rows = await queriesOf(database).read(
      build
        .select({ wish: wishes, from: users.nickname })
        .from(wishes)
        .innerJoin(users, eq(users.id, wishes.userId))
        .where(eq(wishes.state, 'submitted'))
        .orderBy(asc(wishes.createdAt), asc(wishes.id))
        .limit(limit),
    )
    return rows.map(({ wish, from }) => {
      const { address } = openLocation(vault, wish)
      return {
        id: wish.id,
        since: wish.createdAt,
        from,
        title: wish.title['zh-CN'],
        pictures: wish.pictures,
        text: [wish.text['zh-CN'], wish.placeName['zh-CN'], address].filter((part) => part !== '').join('\n'),
      }
    })
  },
  acts: {
    approve: {
      summary: 'makes it public',
      takesText: false,
      carryOut: (database, id, _text, at) => approveWish(database, id, at),
    },
    'end-claim': {
      summary:
        'ends a volunteer’s claim, by <wish>:<volunteer>, with a reason that the resident and the volunteer read',
      takesText: true,
      carryOut: async (database, caseId, text, at) => {
        const [id = '', claimantId = ''] = caseId.split(':')
        await endClaimForOffice(database, { id, claimantId, text }, at)
      },
    },
    refuse: { summary: 'with a reason that the resident reads', takesText: true, carryOut: refuseWish },
  },
}
