import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { inject } from 'inversify'
import { listCities, listNearestCity, listStreets } from '../../../../contract/cities'
import type { CitiesGateway } from '../../../application/frame/site/cities-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { District, NearestCity, Province } from '../../../domain/frame/site/cities'
import { HttpClient } from '../http/http-client'
import { mapped, partOf } from '../http/mapped'

export class HttpCitiesGateway implements CitiesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async provinces(signal?: CancelSignal): Promise<Outcome<readonly Province[]>> {
    return partOf(await this.http.send(listCities, { failures: 'in-place', signal }), 'items')
  }

  async districts(cityId: string, signal?: CancelSignal): Promise<Outcome<readonly District[]>> {
    const answer = await this.http.send(listStreets, { failures: 'in-place', query: { cityId }, signal })
    return partOf(answer, 'items')
  }

  async nearest({ latitude, longitude }: GeoPoint): Promise<Outcome<NearestCity | null>> {
    return mapped(
      await this.http.send(listNearestCity, { failures: 'in-place', query: { latitude, longitude } }),
      ({ city, district, street }) => (city === null ? null : { city, district, street }),
    )
  }
}
