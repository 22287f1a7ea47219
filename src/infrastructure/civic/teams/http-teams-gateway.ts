import { inject } from 'inversify'
import { actOnMembership, getTeam, listTeamMembers, listTeams } from '../../../../contract/teams'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { LeaderDecision, TeamFilters, TeamsGateway } from '../../../application/civic/teams/teams-gateway'
import type { OwnTeamAct } from '../../../domain/civic/teams/membership-lifecycle'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { memberOf, teamOf } from './team-of-wire'

const failures = 'in-place'

export class HttpTeamsGateway implements TeamsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  list({ mine, search, organisation }: TeamFilters, request: PageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...(mine === '1' && { mine: '1' as const }),
      ...(search !== '' && { search }),
      ...(organisation !== '' && { organisationId: organisation }),
    }
    return this.http.send(listTeams, { failures, query, signal })
  }

  async ofOrganisation(organisationId: string, most: number, signal?: CancelSignal) {
    const answer = await this.http.send(listTeams, { failures, query: { organisationId, pageSize: most }, signal })
    return partOf(answer, 'items')
  }

  async team(id: string, signal?: CancelSignal) {
    return mappedAnswer(await this.http.send(getTeam, { failures: 'content', path: { id }, signal }))
  }

  async members(teamId: string, state: 'member' | 'pending', request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, teamId, state }
    const answer = await this.http.send(listTeamMembers, { failures, query, signal })
    return mapped(answer, pageOf(memberOf))
  }

  async act(teamId: string, act: OwnTeamAct, idempotencyKey: string) {
    const body = { teamId, act, userId: null, text: '' }
    return mappedAnswer(await this.http.send(actOnMembership, { failures, body, idempotencyKey }))
  }

  async decide(teamId: string, { userId, act, reason }: LeaderDecision, idempotencyKey: string) {
    const body = { teamId, act, userId, text: reason }
    return mappedAnswer(await this.http.send(actOnMembership, { failures, body, idempotencyKey }))
  }
}

const mappedAnswer = (answer: Outcome<AnswerOf<typeof getTeam>>) => mapped(answer, ({ team }) => teamOf(team))
