import { and, asc, isNull } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { FoundSource } from '../../../kernel/search/found-source'
import { pages } from './pages.schema'

/** Published pages of the builder are found by their titles and by what is said of them when they are shared. */
export const foundPages: FoundSource = {
  kind: 'page',
  select: async (database, fits, limit) => {
    const { id, title, shareDescription, shareImage, previewToken, draftOf } = pages
    return await queriesOf(database).read(
      build
        .select({ id, name: title, text: shareDescription, picture: shareImage })
        .from(pages)
        .where(and(isNull(previewToken), isNull(draftOf), fits(id)))
        .orderBy(asc(id))
        .limit(limit),
    )
  },
}
