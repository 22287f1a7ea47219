import type { Language } from '../../../../src/domain/frame/site/preferences'
import type * as z from 'zod/mini'
import type { getCityMap } from '../../../../contract/maps'
import type { Queries } from '../../../kernel/database/queries'
import { localise } from '../../../kernel/site/localise'
import { selectConfigurations } from '../../../kernel/site/site.queries'

type CityMap = z.output<typeof getCityMap.answer>

/** The map of a site without a configured one: the whole world, without a base. */
const world: CityMap = {
  tiles: null,
  base: null,
  attribution: '',
  start: { south: -60, west: -180, north: 75, east: 180 },
}

/** Reads the site's configuration `map` (tiles, attribution, first view) and its base, `map-base`, as GeoJSON. */
export async function readCityMap(queries: Queries, language: Language): Promise<CityMap> {
  const rows = await selectConfigurations(queries, ['map', 'map-base'])
  const valueOf = (code: string) => localise(rows.find((row) => row.code === code)?.value ?? null, language)
  return { ...world, ...(valueOf('map') as Partial<CityMap> | null), base: valueOf('map-base') as CityMap['base'] }
}
