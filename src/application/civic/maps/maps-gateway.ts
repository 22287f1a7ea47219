import type { CityMap } from '../../../domain/civic/maps/city-map'
import type { MapBox } from '../../../domain/civic/maps/map-box'
import type { PlaceFilter, PlacesInBox } from '../../../domain/civic/maps/map-place'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The map of the city and the places on it. The visitor's own position is never sent. */
export interface MapsGateway {
  cityMap(signal?: CancelSignal): Promise<Outcome<CityMap>>
  placesIn(box: MapBox, filter: PlaceFilter, signal?: CancelSignal): Promise<Outcome<PlacesInBox>>
}
export const MapsGateway = port<MapsGateway>('MapsGateway')
