import type { CityMap } from '../../domain/maps/city-map'
import type { MapBox } from '../../domain/maps/map-box'
import type { PlacesInBox, PlaceSort } from '../../domain/maps/map-place'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The map of the city, and what is on it. The visitor's own position is no part of its calls. */
export interface MapsGateway {
  cityMap(signal?: CancelSignal): Promise<Outcome<CityMap>>
  /** @param sort null for all */
  placesIn(box: MapBox, sort: PlaceSort | null, signal?: CancelSignal): Promise<Outcome<PlacesInBox>>
}
export const MapsGateway = port<MapsGateway>('MapsGateway')
