import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { District, NearestCity, Province } from '../../../domain/frame/site/cities'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The provinces and cities that the site serves. */
export interface CitiesGateway {
  provinces(signal?: CancelSignal): Promise<Outcome<readonly Province[]>>
  /** The districts of a city; empty where the site knows none. */
  districts(cityId: string, signal?: CancelSignal): Promise<Outcome<readonly District[]>>
  /** The nearest city, with its district and street; null when none is within reach. */
  nearest(place: GeoPoint): Promise<Outcome<NearestCity | null>>
}
export const CitiesGateway = port<CitiesGateway>('CitiesGateway')
