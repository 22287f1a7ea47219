import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AmenityKind } from '../../../../src/domain/civic/amenities/amenity'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { inLanguage, limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { NearPage, PlaceReader, PlacesPageRange } from '../../../kernel/places/places-page'
import { byName, distanceFrom, selectNearestPage } from '../../../kernel/places/positions'
import { fitsThing, type ThingsMatch } from '../../frame/search-index/things-match'
import { amenities } from './amenities.schema'

function entryColumns(language: Language) {
  const { id, kind, cover, latitude, longitude, hours, accessibility } = amenities
  return {
    ...{ id, kind, cover, latitude, longitude, hours, accessibility },
    name: sql<string>`${inLanguage(amenities.name, language)}`,
    address: sql<string>`${inLanguage(amenities.address, language)}`,
  }
}

function cardColumns({ language, position }: PlaceReader) {
  return {
    ...entryColumns(language),
    distance: position === null ? sql<number | null>`null::int` : distanceFrom(amenities, position),
  }
}

/** The kind is a literal, so that the planner uses the indexes of one kind. */
export const ofAmenityKind = (kind: AmenityKind | undefined): SQL | undefined =>
  kind === undefined ? undefined : sql`${amenities.kind} = ${literal(kind)}`

/** What a list of amenities is narrowed to. */
export interface AmenityFilter {
  readonly kind: AmenityKind | undefined
  readonly search?: ThingsMatch | undefined
}

const fitsFilter = ({ kind, search }: AmenityFilter): SQL | undefined =>
  and(ofAmenityKind(kind), fitsThing(amenities.id, search))

export function selectAmenitiesByName(
  queries: Queries,
  reader: PlaceReader,
  filter: AmenityFilter,
  { limit, after }: PlacesPageRange,
) {
  const { isAfter, order } = byName(inLanguage(amenities.name, reader.language), amenities.id, after)
  return selectCards(queries, reader, and(fitsFilter(filter), isAfter), { order, limit })
}

export function selectNearestAmenities(
  queries: Queries,
  reader: PlaceReader & { readonly position: GeoPoint },
  filter: AmenityFilter,
  page: NearPage,
) {
  return selectNearestPage(amenities, reader.position, page, (isNear, order) =>
    selectCards(queries, reader, and(fitsFilter(filter), isNear), { order, limit: page.limit }),
  )
}

function selectCards(
  queries: Queries,
  reader: PlaceReader,
  fits: SQL | undefined,
  { order, limit }: { readonly order: readonly SQL[]; readonly limit: number },
) {
  return queries.read(
    build
      .select(cardColumns(reader))
      .from(amenities)
      .where(fits)
      .orderBy(...order)
      .limit(limitOf(limit)),
  )
}

export async function selectAmenity(queries: Queries, language: Language, id: string) {
  return await queries.readOne(
    build
      .select({
        ...entryColumns(language),
        intro: sql<string>`${inLanguage(amenities.intro, language)}`,
        phone: amenities.phone,
        checked_on: amenities.checkedOn,
      })
      .from(amenities)
      .where(eq(amenities.id, id)),
  )
}

/** Selects the name in both languages; null when there is no such amenity. */
export async function selectAmenityName(queries: Queries, id: string) {
  return await queries.readValue(build.select({ name: amenities.name }).from(amenities).where(eq(amenities.id, id)))
}
