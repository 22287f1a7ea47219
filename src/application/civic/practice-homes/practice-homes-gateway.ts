import type { PracticeHome, RankedTeam } from '../../../domain/civic/practice-homes/practice-home'
import type { VenueCard } from '../../../domain/civic/venues/venue'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The pages of organisations and stations where volunteers serve. */
export interface PracticeHomesGateway {
  home(id: string, signal?: CancelSignal): Promise<Outcome<PracticeHome>>
  /** The venues where an organisation's teams serve, or those that belong to a station, sorted by name. */
  venues(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<VenueCard>>>
  /** The ten teams of an organisation or a station with the most service this year. */
  ranking(id: string, signal?: CancelSignal): Promise<Outcome<readonly RankedTeam[]>>
}
export const PracticeHomesGateway = port<PracticeHomesGateway>('PracticeHomesGateway')
