import type { GeoPoint } from '../../frame/places/geo-point'
import type { ActivityKind } from '../activities/activity'
import type { AmenityKind } from '../amenities/amenity'
import type { VenueKind } from '../venues/venue'

export const placeSorts = ['venue', 'activity', 'amenity'] as const
export type PlaceSort = (typeof placeSorts)[number]

/**
 * The filter of a map shows the places of one sort, or the amenities of one kind. Null stands for what civic
 * volunteering has: the venues and the activities.
 */
export type PlaceFilter = PlaceSort | AmenityKind | null

/** A venue, an activity to come or under way, or an amenity, on a map. */
export type MapPlace = GeoPoint & {
  readonly id: string
  readonly name: string
  /** The address, in words. */
  readonly address: string
} & (
    | { readonly sort: 'venue'; readonly kind: VenueKind }
    | { readonly sort: 'amenity'; readonly kind: AmenityKind }
    | {
        readonly sort: 'activity'
        readonly kind: ActivityKind
        /** Milliseconds since 1970. */
        readonly startsAt: number
      }
  )

/** The number of places in one part of a box, shown as a group. */
export interface PlaceGroup extends GeoPoint {
  readonly count: number
}

/**
 * The contents of a box: its places while they are few, groups of them otherwise, and neither when there are too many
 * to read.
 */
export interface PlacesInBox {
  readonly places: readonly MapPlace[]
  readonly groups: readonly PlaceGroup[]
  readonly total: number
  /** Whether there are more places than `total`. */
  readonly isMore: boolean
}

/** Whether a place is one of those that a filter shows. */
export const fitsFilter = ({ sort, kind }: Pick<MapPlace, 'sort' | 'kind'>, filter: PlaceFilter): boolean =>
  filter === null ? sort !== 'amenity' : filter === sort || (sort === 'amenity' && filter === kind)

/** A key that is unique among all places, because a venue and an activity may have the same id. */
export const placeKey = ({ sort, id }: Pick<MapPlace, 'sort' | 'id'>): string => `${sort}-${id}`
