import { inject } from 'inversify'
import {
  getVenue,
  listVenueChildren,
  listVenues,
  listVenueStaff,
  listVenueTeams,
  type VenueCardDto,
  type VenueDto,
} from '../../../contract/venues'
import type { Place } from '../../application/places/position'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { PageRequest } from '../../application/shared/page'
import type { VenueFilters, VenuesGateway } from '../../application/venues/venues-gateway'
import { venueKinds, type Venue, type VenueCard } from '../../domain/venues/venue'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import type { Camelised } from '../http/wire-case'

const failures = 'in-place'

export class HttpVenuesGateway implements VenuesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list({ kind, order }: VenueFilters, place: Place | null, request: PageRequest, signal?: CancelSignal) {
    const known = venueKinds.find((each) => each === kind)
    const query = {
      ...request,
      ...place,
      ...(known === undefined ? {} : { kind: known }),
      order: order === 'near' && place !== null ? ('near' as const) : ('name' as const),
    }
    return mapped(await this.http.send(listVenues, { failures, query, signal }), cardsOf)
  }

  async venue(id: string, place: Place | null, signal?: CancelSignal) {
    const answer = await this.http.send(getVenue, { failures: 'content', path: { id }, query: { ...place }, signal })
    return mapped(answer, ({ venue }) => venueOf(venue))
  }

  async teams(id: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listVenueTeams, { failures, path: { id }, query: request, signal })
    return mapped(answer, (page) => ({
      ...page,
      items: page.items.map(({ logo, ...team }) => ({ ...team, logo: logo || null })),
    }))
  }

  async staff(id: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listVenueStaff, { failures, path: { id }, query: request, signal })
    return mapped(answer, ({ items, nextCursor }) => ({
      nextCursor,
      items: items.map(({ id: staffId, name, role, photo, phone }) => ({
        ...{ id: staffId, name, role, phone },
        photo: photo || null,
      })),
    }))
  }

  async children(id: string, place: Place | null, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...place }
    return mapped(await this.http.send(listVenueChildren, { failures, path: { id }, query, signal }), cardsOf)
  }
}

const cardsOf = <Page extends { readonly items: readonly Camelised<VenueCardDto>[] }>(page: Page) => ({
  ...page,
  items: page.items.map(venueCardOf),
})

function venueCardOf({
  id,
  kind,
  name,
  address,
  cover,
  latitude,
  longitude,
  distance,
}: Camelised<VenueCardDto>): VenueCard {
  return { id, kind, name, address, cover: cover || null, latitude, longitude, distance }
}

function venueOf(venue: Camelised<VenueDto>): Venue {
  const { intro, pictures, hours, phone, parent } = venue
  return { ...venueCardOf(venue), intro, pictures, hours, phone, parent }
}
