import { inject } from 'inversify'
import {
  getAmenity,
  listAmenities,
  reportAmenity,
  type AmenityCardDto,
  type AmenityDto,
} from '../../../../contract/amenities'
import type { AmenitiesGateway, AmenityFilters } from '../../../application/civic/amenities/amenities-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { amenityKinds, type Amenity, type AmenityCard } from '../../../domain/civic/amenities/amenity'
import type { AmenityReport } from '../../../domain/civic/amenities/amenity-report'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'
import { nearParameters } from '../../frame/http/near-parameters'

const failures = 'in-place'

export class HttpAmenitiesGateway implements AmenitiesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list(
    { kind, search, open, order }: AmenityFilters,
    position: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const amenityKind = amenityKinds.find((each) => each === kind)
    const query = {
      ...request,
      ...nearParameters(order, position),
      ...(amenityKind === undefined ? {} : { kind: amenityKind }),
      ...(search !== '' && { search }),
      ...(open === '1' ? ({ open: '1' } as const) : {}),
    }
    return mapped(await this.http.send(listAmenities, { failures, query, signal }), pageOf(cardOf))
  }

  async amenity(id: string, signal?: CancelSignal) {
    const options = { failures: 'content', path: { id }, signal } as const
    return mapped(await this.http.send(getAmenity, options), ({ amenity }) => amenityOf(amenity))
  }

  async report(id: string, { parts, text }: AmenityReport, key: string) {
    const body = { parts: [...parts], text }
    return mapped(
      await this.http.send(reportAmenity, { failures, path: { id }, body, idempotencyKey: key }),
      ({ feedbackId }) => feedbackId,
    )
  }
}

type EntryDto = Camelised<Omit<AmenityCardDto, 'distance'>>

function entryOf({ id, kind, name, address, cover, latitude, longitude, hours, accessibility }: EntryDto) {
  return { id, kind, name, address, cover: cover || null, latitude, longitude, hours, accessibility }
}

function cardOf(card: Camelised<AmenityCardDto>): AmenityCard {
  return { ...entryOf(card), distance: card.distance }
}

function amenityOf(amenity: Camelised<AmenityDto>): Amenity {
  const { intro, phone, checkedOn } = amenity
  return { ...entryOf(amenity), intro, phone, checkedOn }
}
