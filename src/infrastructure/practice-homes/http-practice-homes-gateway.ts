import { inject } from 'inversify'
import { getPracticeHome } from '../../../contract/practice-homes'
import type { PracticeHomesGateway } from '../../application/practice-homes/practice-homes-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpPracticeHomesGateway implements PracticeHomesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async home(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getPracticeHome, { failures: 'content', path: { id }, signal })
    return mapped(
      answer,
      ({ home: { kind, name, logo, intro, place, teams, members, minutes, monthMinutes, times } }) => ({
        id,
        kind,
        name,
        logo,
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
}
