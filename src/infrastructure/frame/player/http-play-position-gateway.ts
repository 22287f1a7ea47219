import { inject } from 'inversify'
import { getPlayPosition, savePlayPosition } from '../../../../contract/account'
import type { PlayPositionGateway, PositionedKind } from '../../../application/frame/player/play-position-gateway'
import type { Outcome } from '../../../application/frame/shared/failure'
import { contentKinds } from '../../../domain/frame/content/content-kinds'
import type { PlayPosition } from '../../../domain/frame/player/play-position'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpPlayPositionGateway implements PlayPositionGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async read(kind: PositionedKind, id: string): Promise<Outcome<PlayPosition | null>> {
    const answer = await this.http.send(getPlayPosition, {
      failures: 'background',
      path: { id },
      query: { type: contentKinds[kind].code },
    })
    return mapped(answer, ({ position }) => {
      const at = position === null ? null : position.updatedAt
      return position === null || at === null ? null : { time: position.seconds, duration: 0, finished: false, at }
    })
  }

  /**
   * Stores the position of an item. For an item played to its end, its full length is stored, so that it starts from
   * the beginning next time.
   */
  save(kind: PositionedKind, id: string, { time, duration, finished, at }: PlayPosition): Promise<Outcome<unknown>> {
    const seconds = finished ? Math.max(time, duration) : time
    return this.http.send(savePlayPosition, {
      failures: 'background',
      path: { id },
      body: { type: contentKinds[kind].code, seconds, updatedAt: new Date(at).toISOString() },
    })
  }
}
