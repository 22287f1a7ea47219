import { inject } from 'inversify'
import {
  changeTeam,
  closeTeam,
  foundTeam,
  getLedTeam,
  getTeamFounding,
  withdrawTeamFounding,
} from '../../../../contract/team-foundings'
import type { TeamFoundingsGateway } from '../../../application/civic/team-foundings/team-foundings-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { FoundingForm, TeamForm } from '../../../domain/civic/team-foundings/team-form'
import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpTeamFoundingsGateway implements TeamFoundingsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  standing(signal?: CancelSignal) {
    return this.http.send(getTeamFounding, { failures, signal })
  }

  found({ name, intro, street, why, pictures }: FoundingForm, idempotencyKey: string) {
    const body = { name, intro, street, why, pictures: [...pictures] }
    return this.http.send(foundTeam, { failures, body, idempotencyKey })
  }

  withdraw(id: string, idempotencyKey: string) {
    return this.http.send(withdrawTeamFounding, { failures, body: { id }, idempotencyKey })
  }

  async team(id: string, signal?: CancelSignal) {
    return partOf(await this.http.send(getLedTeam, { failures, path: { id }, signal }), 'team')
  }

  async change(id: string, { name, intro, street, pictures }: TeamForm) {
    const body = { name, intro, street, pictures: [...pictures] }
    return partOf(await this.http.send(changeTeam, { failures, path: { id }, body }), 'team')
  }

  async close(id: string, text: string, idempotencyKey: string) {
    const answer = await this.http.send(closeTeam, { failures, body: { id, text }, idempotencyKey })
    return partOf(answer, 'closed')
  }
}
