import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { LocatedOrganisation } from '../../../domain/civic/practice-homes/practice-home'
import type { Venue, VenueCard, VenueStaffMember, VenueTeam } from '../../../domain/civic/venues/venue'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Filters and order of the venues; '' means no filter. */
export interface VenueFilters extends Readonly<Record<string, string>> {
  readonly kind: string
  /** 'near' for nearest first, once the position is known; 'name' otherwise. */
  readonly order: string
}

/** Venues of volunteer practice; with a place, each has its distance. */
export interface VenuesGateway {
  list(
    filters: VenueFilters,
    place: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<VenueCard>>>
  /** Organisations that have a place. */
  organisations(
    filters: Pick<VenueFilters, 'order'>,
    place: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<LocatedOrganisation>>>
  venue(id: string, place: GeoPoint | null, signal?: CancelSignal): Promise<Outcome<Venue>>
  teams(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<VenueTeam>>>
  /** The venue's staff, its heads first. */
  staff(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<VenueStaffMember>>>
  children(
    id: string,
    place: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<VenueCard>>>
}
export const VenuesGateway = port<VenuesGateway>('VenuesGateway')
