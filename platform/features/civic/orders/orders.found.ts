import { asc } from 'drizzle-orm'
import type { FoundSource } from '../../../kernel/search/found-source'
import { orderableServices } from './orders.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/** The services that can be ordered. */
export const foundOrderableServices: FoundSource = {
  kind: 'service',
  select: async (database, fits, limit) => {
    const { id, name, text, cover: picture, organisationId } = orderableServices
    return await queriesOf(database).read(
      build
        .select({ id, name, text, picture, organisationId })
        .from(orderableServices)
        .where(fits(id))
        .orderBy(asc(id))
        .limit(limit),
    )
  },
}
