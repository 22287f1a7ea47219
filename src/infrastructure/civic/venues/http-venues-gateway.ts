import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { inject } from 'inversify'
import {
  getVenue,
  listStations,
  listVenueChildren,
  listVenues,
  listVenueStaff,
  listVenueTeams,
} from '../../../../contract/venues'
import { listNearOrganisations } from '../../../../contract/practice-homes'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { VenueFilters, VenuesGateway } from '../../../application/civic/venues/venues-gateway'
import { venueKinds } from '../../../domain/civic/venues/venue'
import { onlyKnownValue } from '../../frame/http/filters-in-query'
import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'
import { nearParameters } from '../../frame/http/near-parameters'

const failures = 'in-place'

export class HttpVenuesGateway implements VenuesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list({ kind, order }: VenueFilters, place: GeoPoint | null, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...nearParameters({ order }, place, 'name') }
    if (kind === 'station') return await this.http.send(listStations, { failures, query, signal })
    const ofKind = { ...query, ...onlyKnownValue('kind', venueKinds, kind) }
    return await this.http.send(listVenues, { failures, query: ofKind, signal })
  }

  organisations(
    { order }: Pick<VenueFilters, 'order'>,
    place: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const query = { ...request, ...nearParameters({ order }, place, 'name') }
    return this.http.send(listNearOrganisations, { failures, query, signal })
  }

  async venue(id: string, place: GeoPoint | null, signal?: CancelSignal) {
    const answer = await this.http.send(getVenue, { failures: 'content', path: { id }, query: { ...place }, signal })
    return partOf(answer, 'venue')
  }

  teams(id: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listVenueTeams, { failures, path: { id }, query: request, signal })
  }

  staff(id: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listVenueStaff, { failures, path: { id }, query: request, signal })
  }

  children(id: string, place: GeoPoint | null, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...place }
    return this.http.send(listVenueChildren, { failures, path: { id }, query, signal })
  }
}
