import { eq, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { cities, configurations } from '../site/site.schema'

/**
 * An array of the places whose content a visitor of a place sees: the place itself, the province of a city or the
 * cities of a province, and '', which means everywhere. Without a place, the site's own city is used.
 */
export function citiesAround(city: string | Placeholder | null): SQL<string[]> {
  const cityPaths =
    city === null
      ? sql`(select ${configurations.value}->'city_info'->>'id' from ${configurations} where ${configurations.code} = 'site')`
      : sql`${city}::text`
  return sql<string[]>`array(with wanted as materialized (select ${cityPaths} as id)
    select '' union select id from wanted where id is not null
    union select ${cities.provinceId} from ${cities} join wanted on ${eq(cities.id, sql`wanted.id`)}
    union select ${cities.id} from ${cities} join wanted on ${eq(cities.provinceId, sql`wanted.id`)})`
}
