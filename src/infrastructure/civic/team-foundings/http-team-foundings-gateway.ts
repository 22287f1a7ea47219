import { inject } from 'inversify'
import {
  changeTeam,
  closeTeam,
  foundTeam,
  getLedTeam,
  getTeamFounding,
  withdrawTeamFounding,
  type FoundingDto,
  type LedTeamDto,
} from '../../../../contract/team-foundings'
import type { TeamFoundingsGateway } from '../../../application/civic/team-foundings/team-foundings-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { Founding, FoundingStanding, LedTeam } from '../../../domain/civic/team-foundings/founding'
import type { FoundingForm, TeamForm } from '../../../domain/civic/team-foundings/team-form'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { limitOf } from '../../frame/http/limit-of'
import { mapped } from '../../frame/http/mapped'
import type { Camelised } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpTeamFoundingsGateway implements TeamFoundingsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async standing(signal?: CancelSignal) {
    return mappedStanding(await this.http.send(getTeamFounding, { failures, signal }))
  }

  async found({ name, intro, street, why, pictures }: FoundingForm, idempotencyKey: string) {
    const body = { name, intro, street, why, pictures: [...pictures] }
    return mappedStanding(await this.http.send(foundTeam, { failures, body, idempotencyKey }))
  }

  async withdraw(id: string, idempotencyKey: string) {
    return mappedStanding(await this.http.send(withdrawTeamFounding, { failures, body: { id }, idempotencyKey }))
  }

  async team(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getLedTeam, { failures, path: { id }, signal }), ({ team }) => teamOf(team))
  }

  async change(id: string, { name, intro, street, pictures }: TeamForm) {
    const body = { name, intro, street, pictures: [...pictures] }
    return mapped(await this.http.send(changeTeam, { failures, path: { id }, body }), ({ team }) => teamOf(team))
  }

  async close(id: string, text: string, idempotencyKey: string) {
    const answer = await this.http.send(closeTeam, { failures, body: { id, text }, idempotencyKey })
    return mapped(answer, ({ closed }) => closed)
  }
}

const mappedStanding = (answer: Outcome<AnswerOf<typeof getTeamFounding>>) =>
  mapped(answer, ({ founding, isVolunteer, leadsEnough, limit }): FoundingStanding => ({
    founding: founding && foundingOf(founding),
    isVolunteer,
    leadsEnough,
    limit: limitOf(limit),
  }))

function foundingOf(founding: Camelised<FoundingDto>): Founding {
  const { id, state, name, intro, street, why, picture, reason, teamId } = founding
  return { id, state, name, intro, street, why, picture, reason, teamId, askedAt: instantOf(founding.askedAt) ?? 0 }
}

function teamOf(team: Camelised<LedTeamDto>): LedTeam {
  const { id, name, intro, street, picture, newName, needsApproval, limit } = team
  return { id, name, intro, street, picture, newName, needsApproval, limit: limitOf(limit) }
}
