import type { GeoBox } from '../../../kernel/places/ring'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, sql } from 'drizzle-orm'
import type { AmenityKind } from '../../../../src/domain/civic/amenities/amenity'
import type { PlaceSort } from '../../../../src/domain/civic/maps/map-place'
import { inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isComing } from '../activities/activities.queries'
import { activities } from '../activities/activities.schema'
import { ofAmenityKind } from '../amenities/amenities.queries'
import { amenities } from '../amenities/amenities.schema'
import { insideBox } from '../../../kernel/places/positions'
import { notReportedBy } from '../../participation/reports/not-reported'
import { venues } from '../venues/venues.schema'

function placeColumns(table: typeof venues | typeof amenities, language: Language) {
  const { id, latitude, longitude } = table
  return {
    ...{ id, latitude, longitude },
    name: sql<string>`${inLanguage(table.name, language)}`,
    address: sql<string>`${inLanguage(table.address, language)}`,
  }
}

export function selectVenuesIn(queries: Queries, box: GeoBox, language: Language, limit: number) {
  return queries.read(
    build
      .select({ kind: venues.kind, ...placeColumns(venues, language) })
      .from(venues)
      .where(insideBox(venues, box))
      .limit(limitOf(limit)),
  )
}

/** Selects activities in a box that are still to come or under way, but for those that the reader reported. */
export function selectActivitiesIn(
  queries: Queries,
  { box, reader }: { readonly box: GeoBox; readonly reader: string | null },
  language: Language,
  limit: number,
) {
  return queries.read(
    build
      .select({
        id: activities.id,
        kind: activities.kind,
        name: sql<string>`${inLanguage(activities.title, language)}`,
        address: sql<string>`${inLanguage(activities.placeName, language)}`,
        startsAt: activities.startsAt,
        latitude: activities.latitude,
        longitude: activities.longitude,
      })
      .from(activities)
      .where(and(isComing, insideBox(activities, box), notReportedBy(reader, 'activity', activities.id)))
      .limit(limitOf(limit)),
  )
}

/** Selects the amenities in a box, of one kind or of all. */
export function selectAmenitiesIn(
  queries: Queries,
  { box, kind }: { readonly box: GeoBox; readonly kind: AmenityKind | undefined },
  language: Language,
  limit: number,
) {
  return queries.read(
    build
      .select({ kind: amenities.kind, ...placeColumns(amenities, language) })
      .from(amenities)
      .where(and(ofAmenityKind(kind), insideBox(amenities, box)))
      .limit(limitOf(limit)),
  )
}

interface CellsChoice {
  readonly sort: PlaceSort
  /** Filters the amenities. */
  readonly kind?: AmenityKind | undefined
  /** The most places that are counted. */
  readonly limit: number
  /** The number of cells along each side of the box, less than 100. */
  readonly perSide: number
  /** The member who looks; null for a guest. */
  readonly reader?: string | null
}

const tables = { venue: venues, activity: activities, amenity: amenities } as const

/**
 * Counts the places of a sort in each cell of a box, and selects their mean position. It counts at most `limit` places
 * in all cells together.
 */
export function selectCells(queries: Queries, box: GeoBox, { sort, kind, reader = null, limit, perSide }: CellsChoice) {
  const placeTable = tables[sort]
  const isShown = and(isComing, notReportedBy(reader, 'activity', activities.id))
  const fits = sort === 'activity' ? isShown : sort === 'amenity' ? ofAmenityKind(kind) : undefined
  const inside = build
    .select({ latitude: placeTable.latitude, longitude: placeTable.longitude })
    .from(placeTable)
    .where(and(fits, insideBox(placeTable, box)))
    .limit(limitOf(limit))
    .as('inside')
  const part = (column: typeof inside.latitude | typeof inside.longitude, from: number, to: number) =>
    sql`least(width_bucket(${column}, ${from}::double precision, ${to}::double precision, ${sql.raw(String(perSide))}), ${sql.raw(String(perSide))})`
  return queries.read(
    build
      .select({
        cell: sql<number>`${part(inside.latitude, box.south, box.north)} * 100 + ${part(inside.longitude, box.west, box.east)}`,
        latitude: sql<number>`avg(${inside.latitude})`,
        longitude: sql<number>`avg(${inside.longitude})`,
        count: sql<number>`count(*)::int`,
      })
      .from(inside)
      .groupBy(sql`1`),
  )
}
