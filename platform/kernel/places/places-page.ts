import type { GeoPoint } from '../../../src/domain/frame/places/geo-point'
import type { Language } from '../../../src/domain/frame/site/preferences'
import { cursorValues } from '../lists/cursor'
import type { CursorValues as Cursor } from '../lists/cursor'
import { listPage } from '../lists/list-page'
import { positionOfQuery, requirePosition } from './positions'

/** The reader of a list of places: their language, and their position if it is known. */
export interface PlaceReader {
  readonly language: Language
  readonly position: GeoPoint | null
}

export interface PlacesPageRange {
  readonly limit: number
  readonly after: Cursor | null
}

export interface NearPage extends PlacesPageRange {
  /** The greatest distance in metres. */
  readonly within: number
}

interface PlacesQuery {
  readonly order: 'name' | 'near'
  readonly within: number
  readonly page_size: number
  readonly cursor?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

interface Place {
  readonly id: string
  readonly name: string
  readonly distance: number | null
}

/** A page of a list of places, by name or with the nearest first. */
export async function placesPage<Row extends Place>(
  query: PlacesQuery,
  { language }: { readonly language: Language },
  select: {
    byName(reader: PlaceReader, page: PlacesPageRange): Promise<Row[]>
    nearest(reader: PlaceReader & { readonly position: GeoPoint }, page: NearPage): Promise<Row[]>
  },
) {
  const { within, order, page_size: size, cursor } = query
  const position = positionOfQuery(query)
  const limit = size + 1
  const identity = (row: Row): Row => row
  if (order === 'near') {
    const reader = { language, position: requirePosition(position) }
    const rows = await select.nearest(reader, { within, limit, after: cursorValues(cursor, 'ns') })
    return listPage(rows, size, ({ distance, id }) => [distance ?? 0, id], identity)
  }
  const rows = await select.byName({ language, position }, { limit, after: cursorValues(cursor, 'ss') })
  return listPage(rows, size, ({ name, id }) => [name, id], identity)
}
