import { inject } from 'inversify'
import { getAmenity, listAmenities } from '../../../../contract/amenities'
import { listNearestCity } from '../../../../contract/cities'
import { listSurroundings } from '../../../../contract/surroundings'
import { getVenue } from '../../../../contract/venues'
import type {
  SurroundingsGateway,
  SurroundingsQuestion,
} from '../../../application/civic/surroundings/surroundings-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { PlaceReference } from '../../../domain/civic/surroundings/spot'
import {
  surroundingKinds,
  surroundingReaches,
  usualReach,
  type SurroundingItem,
} from '../../../domain/civic/surroundings/surroundings'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

type WireItem = AnswerOf<typeof listSurroundings>['items'][number]

const itemOf = (item: WireItem): SurroundingItem =>
  item.kind === 'news' || item.kind === 'post' ? { ...item, content: feedItemOf(item.content) } : item

const placeOf = ({ name, latitude, longitude }: GeoPoint & { readonly name: string }) => ({ name, latitude, longitude })

export class HttpSurroundingsGateway implements SurroundingsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list({ spot, within, kinds }: SurroundingsQuestion, request: PageRequest, signal?: CancelSignal) {
    const { latitude, longitude } = spot
    const query = {
      ...request,
      ...{ latitude, longitude },
      within: Number(surroundingReaches.find((metres) => metres === within) ?? usualReach),
      ...(kinds.length === surroundingKinds.length ? {} : { kinds: kinds.join(',') }),
    }
    return mapped(await this.http.send(listSurroundings, { failures: 'in-place', query, signal }), pageOf(itemOf))
  }

  async openPlaces(spot: GeoPoint, signal?: CancelSignal) {
    const { latitude, longitude } = spot
    const query = { latitude, longitude, order: 'near', open: '1' } as const
    return partOf(await this.http.send(listAmenities, { failures: 'in-place', query, signal }), 'items')
  }

  async place({ sort, id }: PlaceReference, signal?: CancelSignal) {
    const options = { failures: 'content', path: { id }, signal } as const
    return sort === 'amenity'
      ? mapped(await this.http.send(getAmenity, options), ({ amenity }) => placeOf(amenity))
      : mapped(await this.http.send(getVenue, { ...options, query: {} }), ({ venue }) => placeOf(venue))
  }

  async streetAt({ latitude, longitude }: GeoPoint) {
    const options = { failures: 'in-place', query: { latitude, longitude } } as const
    return mapped(
      await this.http.send(listNearestCity, options),
      ({ street, district }) => street?.name ?? district?.name ?? '',
    )
  }
}
