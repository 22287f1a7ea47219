import type { AmenityCard } from '../../../domain/civic/amenities/amenity'
import type { PlaceReference } from '../../../domain/civic/surroundings/spot'
import type { SurroundingItem, SurroundingKind } from '../../../domain/civic/surroundings/surroundings'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

export interface SurroundingsQuestion {
  readonly spot: GeoPoint
  /** One of `surroundingReaches`. */
  readonly within: string
  readonly kinds: readonly SurroundingKind[]
}

/**
 * What is around a spot. It reads places and streets by calls of its own, so that their screens are not loaded with this
 * one.
 */
export interface SurroundingsGateway {
  /** The newest first. */
  list(
    question: SurroundingsQuestion,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<SurroundingItem>>>
  /** Places of everyday use that are open now, the nearest first. */
  openPlaces(spot: GeoPoint, signal?: CancelSignal): Promise<Outcome<readonly AmenityCard[]>>
  /** A place of the city, by what an address says about it. */
  place(reference: PlaceReference, signal?: CancelSignal): Promise<Outcome<GeoPoint & { readonly name: string }>>
  /** The name of the street at a point, or of the district; '' where the site knows neither. */
  streetAt(point: GeoPoint): Promise<Outcome<string>>
}
export const SurroundingsGateway = port<SurroundingsGateway>('SurroundingsGateway')
