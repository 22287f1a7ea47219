import { asc, sql } from 'drizzle-orm'
import type { SiteLink } from '../../../../src/domain/frame/navigation/site-link'
import type { FoundSource } from '../../../kernel/search/found-source'
import { moduleEntries } from './services.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/** The prefix separates these ids from those of the services that can be ordered. */
const id = sql<string>`'module:' || ${moduleEntries.id}`

/** The entries of the modules, as things that a search finds. */
export const foundModuleEntries: FoundSource = {
  kind: 'service',
  select: async (database, fits, limit) => {
    const { name, summary, link } = moduleEntries
    const rows = await queriesOf(database).read(
      build.select({ id, name, summary, link }).from(moduleEntries).where(fits(id)).orderBy(asc(id)).limit(limit),
    )
    return rows.map(({ summary: text, link: target, ...entry }) => ({
      ...entry,
      ...{ text, picture: null, link: target as SiteLink },
    }))
  },
}
