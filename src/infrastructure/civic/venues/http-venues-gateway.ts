import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { inject } from 'inversify'
import {
  getVenue,
  listStations,
  listVenueChildren,
  listVenues,
  listVenueStaff,
  listVenueTeams,
  type VenueDto,
} from '../../../../contract/venues'
import { listNearOrganisations, type PlacedOrganisationDto } from '../../../../contract/practice-homes'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { VenueFilters, VenuesGateway } from '../../../application/civic/venues/venues-gateway'
import type { LocatedOrganisation } from '../../../domain/civic/practice-homes/practice-home'
import { venueKinds, type Venue } from '../../../domain/civic/venues/venue'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'
import { nearParameters } from '../../frame/http/near-parameters'
import { venueCardOf, venueCardsOf } from './venue-card-of-wire'

const failures = 'in-place'

export class HttpVenuesGateway implements VenuesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list({ kind, order }: VenueFilters, place: GeoPoint | null, request: PageRequest, signal?: CancelSignal) {
    const venueKind = venueKinds.find((each) => each === kind)
    const query = { ...request, ...nearParameters(order, place) }
    const answer =
      venueKind === 'station'
        ? await this.http.send(listStations, { failures, query, signal })
        : await this.http.send(listVenues, {
            failures,
            query: { ...query, ...(venueKind === undefined ? {} : { kind: venueKind }) },
            signal,
          })
    return mapped(answer, venueCardsOf)
  }

  async organisations(
    { order }: Pick<VenueFilters, 'order'>,
    place: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const query = { ...request, ...nearParameters(order, place) }
    return mapped(
      await this.http.send(listNearOrganisations, { failures, query, signal }),
      pageOf(placedOrganisationOf),
    )
  }

  async venue(id: string, place: GeoPoint | null, signal?: CancelSignal) {
    const answer = await this.http.send(getVenue, { failures: 'content', path: { id }, query: { ...place }, signal })
    return mapped(answer, ({ venue }) => venueOf(venue))
  }

  async teams(id: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listVenueTeams, { failures, path: { id }, query: request, signal })
    return mapped(
      answer,
      pageOf(({ id: teamId, name, logo, members }) => ({ id: teamId, name, logo: logo || null, members })),
    )
  }

  async staff(id: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listVenueStaff, { failures, path: { id }, query: request, signal })
    return mapped(answer, ({ items, nextCursor }) => ({
      nextCursor,
      items: items.map(({ id: staffId, name, role, photo, phone }) => ({
        id: staffId,
        name,
        role,
        phone,
        photo: photo || null,
      })),
    }))
  }

  async children(id: string, place: GeoPoint | null, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...place }
    return mapped(await this.http.send(listVenueChildren, { failures, path: { id }, query, signal }), venueCardsOf)
  }
}

const placedOrganisationOf = ({
  id,
  name,
  logo,
  address,
  latitude,
  longitude,
  distance,
}: Camelised<PlacedOrganisationDto>): LocatedOrganisation => ({
  id,
  name,
  address,
  latitude,
  longitude,
  distance,
  logo: logo || null,
})

function venueOf(venue: Camelised<VenueDto>): Venue {
  const { intro, pictures, hours, phone, parent } = venue
  return { ...venueCardOf(venue), intro, pictures, hours, phone, parent }
}
