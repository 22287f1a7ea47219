import { inject } from 'inversify'
import { getTopic } from '../../../contract/topics'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { TopicsGateway } from '../../application/topics/topics-gateway'
import { contentHeadOf } from '../content/content-head-of-wire'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpTopicsGateway implements TopicsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async topic(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getTopic, { failures: 'content', path: { id }, signal }), contentHeadOf)
  }
}
