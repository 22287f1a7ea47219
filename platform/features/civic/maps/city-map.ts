import type { Language } from '../../../../src/domain/frame/site/preferences'
import * as z from 'zod/mini'
import { getCityMap } from '../../../../contract/maps'
import type { Queries } from '../../../kernel/database/queries'
import { localise } from '../../../kernel/site/localise'
import { selectConfigurations } from '../../../kernel/site/site.queries'

type CityMap = z.input<typeof getCityMap.answer>

/** The map without its base, which is a document of its own. */
export const configuredMap = z.omit(getCityMap.answer, { base: true })

/** The map of a site that has not configured any: it shows the whole world, without a base map. */
const world: CityMap = {
  tiles: null,
  base: null,
  attribution: '',
  start: { south: -60, west: -180, north: 75, east: 180 },
}

/**
 * Reads the city's map from the site's configurations: `map` has tiles, attribution and first view, `map-base` has the
 * base map as GeoJSON.
 */
export async function readCityMap(queries: Queries, language: Language): Promise<CityMap> {
  const rows = await selectConfigurations(queries, ['map', 'map-base'])
  const valueOf = (code: string) => localise(rows.find((row) => row.code === code)?.value ?? null, language)
  return { ...world, ...(valueOf('map') as Partial<CityMap> | null), base: valueOf('map-base') as CityMap['base'] }
}
