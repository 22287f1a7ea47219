import { inject } from 'inversify'
import { countAudioPlay } from '../../../../contract/audio'
import type { PlayCounter } from '../../../application/frame/player/play-counter'
import type { Outcome } from '../../../application/frame/shared/failure'
import { HttpClient } from '../http/http-client'

export class HttpPlayCounter implements PlayCounter {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  count(audioId: string): Promise<Outcome<unknown>> {
    return this.http.send(countAudioPlay, { failures: 'background', path: { id: audioId }, body: { finished: 0 } })
  }
}
