import { asc, eq } from 'drizzle-orm'
import type { Desk } from '../../../kernel/operator/desk'
import { users } from '../../../kernel/members/members.schema'
import { approveShow, refuseShow } from './show-acts'
import { beginningOf } from '../../../kernel/cases/beginning-of'
import { shows } from './shows.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const showsDesk: Desk = {
  name: 'shows',
  summary: 'Shows that wait for approval',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({
          id: shows.id,
          since: shows.createdAt,
          from: users.nickname,
          text: shows.text,
          pictures: shows.pictures,
          video: shows.video,
        })
        .from(shows)
        .innerJoin(users, eq(users.id, shows.userId))
        .where(eq(shows.state, 'submitted'))
        .orderBy(asc(shows.createdAt), asc(shows.id))
        .limit(limit),
    )
    return rows.map(({ text, pictures, video, ...row }) => ({
      ...row,
      title: beginningOf(text)['zh-CN'],
      text: text['zh-CN'],
      pictures: [...pictures.map(({ url }) => url), ...(video === null ? [] : [video])],
    }))
  },
  acts: {
    approve: {
      summary: 'makes it public',
      takesText: false,
      carryOut: (database, id, _text, at) => approveShow(database, id, at),
    },
    refuse: { summary: 'with a reason that the author reads', takesText: true, carryOut: refuseShow },
  },
}
