import { inject } from 'inversify'
import { getTopic } from '../../../../contract/topics'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { TopicsGateway } from '../../../application/media/topics/topics-gateway'
import { HttpClient } from '../../frame/http/http-client'
import { shareable } from '../../frame/content/publication-of-wire'
import { mapped } from '../../frame/http/mapped'

export class HttpTopicsGateway implements TopicsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async topic(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getTopic, { failures: 'content', path: { id }, signal }), shareable)
  }
}
