import { asc } from 'drizzle-orm'
import type { FoundSource } from '../../../kernel/search/found-source'
import { venues } from './venues.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/** Venues are found by name, kind and address. */
export const foundVenues: FoundSource = {
  kind: 'venue',
  select: async (database, fits, limit) => {
    const { id, name, intro, address, pictures } = venues
    const rows = await queriesOf(database).read(
      build.select({ id, name, intro, address, pictures }).from(venues).where(fits(id)).orderBy(asc(id)).limit(limit),
    )
    return rows.map(({ intro: more, address: text, pictures: [picture = null], ...venue }) => ({
      ...venue,
      ...{ text, more: [more], picture },
    }))
  },
}
