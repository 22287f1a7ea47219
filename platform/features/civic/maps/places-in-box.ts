import type { GeoBox } from '../../../kernel/places/ring'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { AmenityKind } from '../../../../src/domain/civic/amenities/amenity'
import type { PlaceSort } from '../../../../src/domain/civic/maps/map-place'
import type { MapPlaceDto } from '../../../../contract/maps'
import type { Queries } from '../../../kernel/database/queries'
import { selectActivitiesIn, selectAmenitiesIn, selectCells, selectVenuesIn } from './maps.queries'

/** The most places that are shown one by one. If a box has more, they are shown in groups. */
const mostCells = 500
/** The most places of a sort that are counted, so that a call costs the same however large the city is. */
export const mostCounted = 10_000
/** The number of cells along each side of a box. The places of a cell become one group. */
const cells = 8

interface PlaceChoice {
  /** Venues and activities when omitted. */
  readonly sort?: PlaceSort | undefined
  /** Filters the amenities. */
  readonly kind?: AmenityKind | undefined
  /** The member who looks, for whom what they reported is left out; null for a guest. */
  readonly reader?: string | null
}

/** The places that a map shows in a box. */
export async function placesInBox(queries: Queries, box: GeoBox, choice: PlaceChoice, language: Language) {
  const sorts = sortsOf(choice)
  const limit = mostCells + 1
  const [venues, activities, amenities] = await Promise.all([
    sorts.includes('venue') ? selectVenuesIn(queries, box, language, limit) : [],
    sorts.includes('activity')
      ? selectActivitiesIn(queries, { box, reader: choice.reader ?? null }, language, limit)
      : [],
    sorts.includes('amenity') ? selectAmenitiesIn(queries, { box, kind: choice.kind }, language, limit) : [],
  ])
  const total = venues.length + activities.length + amenities.length
  if (total > mostCells) return groupsInBox(queries, box, choice)
  const places: MapPlaceDto[] = [
    ...venues.map((venue) => ({ ...venue, sort: 'venue' as const })),
    ...amenities.map((amenity) => ({ ...amenity, sort: 'amenity' as const })),
    ...activities.map(({ startsAt, ...activity }) => ({
      ...activity,
      sort: 'activity' as const,
      starts_at: new Date(startsAt).toISOString(),
    })),
  ]
  return { places, groups: [], total, is_more: false }
}

const sortsOf = ({ sort }: PlaceChoice): readonly PlaceSort[] => (sort === undefined ? ['venue', 'activity'] : [sort])

async function groupsInBox(queries: Queries, box: GeoBox, choice: PlaceChoice) {
  const cellsBySort = await Promise.all(
    sortsOf(choice).map((sort) =>
      selectCells(queries, box, {
        ...{ sort, kind: choice.kind, reader: choice.reader ?? null },
        ...{ limit: mostCounted + 1, perSide: cells },
      }),
    ),
  )
  const sums = cellsBySort.map((cells) => cells.reduce((sum, { count }) => sum + count, 0))
  const isMore = sums.some((sum) => sum > mostCounted)
  const total = sums.reduce((all, sum) => all + Math.min(sum, mostCounted), 0)
  return { places: [], groups: isMore ? [] : mergeCells(cellsBySort.flat()), total, is_more: isMore }
}

interface Cell {
  readonly cell: number
  readonly latitude: number
  readonly longitude: number
  readonly count: number
}

/**
 * Merges the counts that different sorts of places have in a cell into one group, at the mean position of the places.
 */
function mergeCells(cells: readonly Cell[]) {
  const groups = new Map<number, Omit<Cell, 'cell'>>()
  for (const { cell, ...group } of cells) {
    const existingGroup = groups.get(cell)
    if (existingGroup === undefined) groups.set(cell, group)
    else {
      const count = group.count + existingGroup.count
      const weightedMean = (one: number, another: number) => (one * group.count + another * existingGroup.count) / count
      const latitude = weightedMean(group.latitude, existingGroup.latitude)
      groups.set(cell, { latitude, longitude: weightedMean(group.longitude, existingGroup.longitude), count })
    }
  }
  return [...groups.values()]
}
