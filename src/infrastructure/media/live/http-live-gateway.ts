import { inject } from 'inversify'
import { getLiveReminder, listLive, remindOfLive } from '../../../../contract/live'
import type { LiveGateway } from '../../../application/media/live/live-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { LivePeriod } from '../../../domain/media/live/live-listing'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

export class HttpLiveGateway implements LiveGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list(period: LivePeriod, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, when: period }
    return mapped(
      await this.http.send(listLive, { failures: 'in-place', query, signal }),
      pageOf(({ id, title, description, cover, state, startsAt, endsAt, publisher, views, reminded }) => ({
        id,
        title,
        description,
        cover,
        state,
        startsAt,
        endsAt,
        publisher,
        views,
        isReminded: reminded,
      })),
    )
  }

  async reminder(id: string) {
    return partOf(await this.http.send(getLiveReminder, { failures: 'background', path: { id } }), 'reminded')
  }

  async remind(id: string, on: boolean) {
    const answer = await this.http.send(remindOfLive, {
      failures: 'common',
      path: { id },
      body: { action: on ? 1 : 0 },
    })
    return partOf(answer, 'reminded')
  }
}
