import { asc } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { FoundSource } from '../../../kernel/search/found-source'
import { amenities } from './amenities.schema'

/** Amenities are found by name and address. */
export const foundAmenities: FoundSource = {
  kind: 'amenity',
  select: async (database, fits, limit) => {
    const { id, name, address, cover } = amenities
    const rows = await queriesOf(database).read(
      build.select({ id, name, address, cover }).from(amenities).where(fits(id)).orderBy(asc(id)).limit(limit),
    )
    return rows.map(({ address: text, cover: picture, ...amenity }) => ({ ...amenity, text, picture: picture || null }))
  },
}
