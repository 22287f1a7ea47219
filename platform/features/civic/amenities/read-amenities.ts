import type * as z from 'zod/mini'
import type * as contract from '../../../../contract/amenities'
import { errorCodes } from '../../../../contract/envelope'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { placesPage, type NearPage, type PlaceReader, type PlacesPageRange } from '../../../kernel/places/places-page'
import { selectTimeZone } from '../../../kernel/site/site.queries'
import { readThingsMatch } from '../../frame/search-index/things-match'
import { foundAmenities } from './amenities.found'
import { selectAmenitiesByName, selectAmenity, selectNearestAmenities } from './amenities.queries'
import type { StoredHours } from './amenities.schema'
import { openPlacesPage } from './open-places'
import { readHours } from './read-hours'

export async function listAmenities(
  queries: Queries,
  query: z.output<typeof contract.listAmenities.query>,
  language: Language,
  at: Date,
) {
  const search = await readThingsMatch(queries, foundAmenities.kind, query.search)
  if (search === null) return { items: [], next_cursor: null }
  const filter = { kind: query.kind, search }
  const hoursOf = await readHours(queries, language, at)
  const cards = <Row extends Stored>(rows: readonly Row[]) => rows.map((row) => cardOf(row, hoursOf))
  const select = {
    byName: async (reader: PlaceReader, page: PlacesPageRange) =>
      cards(await selectAmenitiesByName(queries, reader, filter, page)),
    nearest: async (reader: PlaceReader & { readonly position: GeoPoint }, page: NearPage) =>
      cards(await selectNearestAmenities(queries, reader, filter, page)),
  }
  if (query.open === undefined) return placesPage(query, { language }, select)
  return openPlacesPage(query, { language }, select, { now: at, zone: await selectTimeZone(queries) })
}

export async function readAmenity(queries: Queries, id: string, language: Language, at: Date) {
  const row = await selectAmenity(queries, language, id)
  if (row === null) throw new Refusal(errorCodes.gone)
  return cardOf(row, await readHours(queries, language, at))
}

interface Stored {
  readonly hours: StoredHours | null
  readonly accessibility: readonly string[]
}

const cardOf = <Row extends Stored, Hours>(row: Row, hoursOf: (hours: StoredHours | null) => Hours) => ({
  ...row,
  hours: hoursOf(row.hours),
  accessibility: [...row.accessibility] as Row['accessibility'][number][],
})
