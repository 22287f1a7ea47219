import { inject } from 'inversify'
import { getAmenity, listAmenities, reportAmenity } from '../../../../contract/amenities'
import type { AmenitiesGateway, AmenityFilters } from '../../../application/civic/amenities/amenities-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { amenityKinds } from '../../../domain/civic/amenities/amenity'
import type { AmenityReport } from '../../../domain/civic/amenities/amenity-report'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { onlyKnownValue, onlySetFilters } from '../../frame/http/filters-in-query'
import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'
import { nearParameters } from '../../frame/http/near-parameters'

const failures = 'in-place'

export class HttpAmenitiesGateway implements AmenitiesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  list(
    { kind, search, open, order }: AmenityFilters,
    position: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const query = {
      ...request,
      ...nearParameters({ order }, position, 'name'),
      ...onlyKnownValue('kind', amenityKinds, kind),
      ...onlySetFilters({ search }),
      ...(open === '1' ? ({ open: '1' } as const) : {}),
    }
    return this.http.send(listAmenities, { failures, query, signal })
  }

  async amenity(id: string, signal?: CancelSignal) {
    const options = { failures: 'content', path: { id }, signal } as const
    return partOf(await this.http.send(getAmenity, options), 'amenity')
  }

  async report(id: string, { parts, text }: AmenityReport, key: string) {
    const body = { parts: [...parts], text }
    return partOf(
      await this.http.send(reportAmenity, { failures, path: { id }, body, idempotencyKey: key }),
      'feedbackId',
    )
  }
}
