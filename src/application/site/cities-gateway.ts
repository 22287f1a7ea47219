import type { City, Province } from '../../domain/site/cities'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'
import type { Place } from '../places/position'

/** The provinces and cities that the site serves. */
export interface CitiesGateway {
  provinces(signal?: CancelSignal): Promise<Outcome<readonly Province[]>>
  /** The nearest city; null when none is within reach. */
  nearest(place: Place): Promise<Outcome<City | null>>
}
export const CitiesGateway = port<CitiesGateway>('CitiesGateway')
