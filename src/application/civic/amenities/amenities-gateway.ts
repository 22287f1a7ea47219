import type { Amenity, AmenityCard } from '../../../domain/civic/amenities/amenity'
import type { AmenityReport } from '../../../domain/civic/amenities/amenity-report'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Filters and order of the amenities; '' means no filter. */
export interface AmenityFilters extends Readonly<Record<string, string>> {
  readonly kind: string
  /** The text of the search; '' for none. */
  readonly search: string
  /** '1' for those alone that are open now. */
  readonly open: string
  /** 'near' for nearest first, once the position is known; 'name' otherwise. */
  readonly order: string
}

/** Places of everyday use. In a list, each has its distance from the visitor's position where that is known. */
export interface AmenitiesGateway {
  list(
    filters: AmenityFilters,
    position: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<AmenityCard>>>
  amenity(id: string, signal?: CancelSignal): Promise<Outcome<Amenity>>
  /** Reports a wrong entry. Returns the id of the feedback that it became; null for a guest. */
  report(id: string, report: AmenityReport, key: string): Promise<Outcome<string | null>>
}
export const AmenitiesGateway = port<AmenitiesGateway>('AmenitiesGateway')
