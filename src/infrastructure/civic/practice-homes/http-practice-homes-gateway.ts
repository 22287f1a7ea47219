import { inject } from 'inversify'
import { getPracticeHome, listHomeRanking, listHomeVenues } from '../../../../contract/practice-homes'
import type { PracticeHomesGateway } from '../../../application/civic/practice-homes/practice-homes-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import type { PageRequest } from '../../../application/frame/shared/page'

const failures = 'in-place'

export class HttpPracticeHomesGateway implements PracticeHomesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async home(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getPracticeHome, { failures: 'content', path: { id }, signal })
    return mapped(
      answer,
      ({ home: { kind, name, logo, picture, intro, place, teams, members, minutes, monthMinutes, times } }) => ({
        id,
        kind,
        name,
        logo,
        picture,
        intro,
        place: place === null ? null : { address: place.address, latitude: place.latitude, longitude: place.longitude },
        teams,
        members,
        minutes,
        monthMinutes,
        times,
      }),
    )
  }

  venues(id: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listHomeVenues, { failures, path: { id }, query: request, signal })
  }

  async ranking(id: string, signal?: CancelSignal) {
    const query = { period: 'year' } as const
    return partOf(await this.http.send(listHomeRanking, { failures, path: { id }, query, signal }), 'items')
  }
}
