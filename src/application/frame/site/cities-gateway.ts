import type { District, NearestPlace, Province } from '../../../domain/frame/site/cities'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'
import type { Place } from '../places/position'

/** The provinces and cities that the site serves. */
export interface CitiesGateway {
  provinces(signal?: CancelSignal): Promise<Outcome<readonly Province[]>>
  /** The districts of a city; empty where the site knows none. */
  districts(cityId: string, signal?: CancelSignal): Promise<Outcome<readonly District[]>>
  /** The nearest city, with its district and street; null when none is within reach. */
  nearest(place: Place): Promise<Outcome<NearestPlace | null>>
}
export const CitiesGateway = port<CitiesGateway>('CitiesGateway')
