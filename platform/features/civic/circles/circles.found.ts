import { and, asc, ne } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { FoundSource } from '../../../kernel/search/found-source'
import { circles } from './circles.schema'

/** Circles as the search finds them: a closed one too, since only what is written in it is for its members. */
export const foundCircles: FoundSource = {
  kind: 'circle',
  select: async (database, fits, limit) => {
    const { id, name, intro, picture, state } = circles
    const rows = await queriesOf(database).read(
      build
        .select({ id, name, intro, picture })
        .from(circles)
        .where(and(ne(state, 'hidden'), fits(id)))
        .orderBy(asc(id))
        .limit(limit),
    )
    return rows.map(({ intro: text, ...circle }) => ({ ...circle, text }))
  },
}
