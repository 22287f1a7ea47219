import { inject } from 'inversify'
import { votePoll } from '../../../../contract/polls'
import type { PollsGateway } from '../../../application/participation/polls/polls-gateway'
import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

export class HttpPollsGateway implements PollsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async vote(id: string, options: readonly number[], idempotencyKey: string) {
    const body = { options: [...options] }
    const answer = await this.http.send(votePoll, { failures: 'in-place', path: { id }, body, idempotencyKey })
    return partOf(answer, 'poll')
  }
}
