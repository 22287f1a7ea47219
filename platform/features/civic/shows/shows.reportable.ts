import { and, eq } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { refuseShow } from './show-acts'
import { shows } from './shows.schema'

export const reportableShows: ReportableKind = {
  kind: 'show',
  find: async (database, ids) => {
    const found = await queriesOf(database).read(
      build
        .select({
          id: shows.id,
          authorId: shows.userId,
          text: shows.text,
          pictures: shows.pictures,
          video: shows.video,
        })
        .from(shows)
        .where(and(isOneOf(shows.id, ids), eq(shows.state, 'published'))),
    )
    return found.map(({ text, pictures, video, ...show }) => ({
      ...show,
      text: text['zh-CN'],
      place: '',
      pictures: [...pictures.map(({ url }) => url), ...(video === null ? [] : [video])],
    }))
  },
  remove: refuseShow,
}
