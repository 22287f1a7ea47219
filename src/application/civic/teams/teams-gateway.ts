import type { LeaderAct, OwnTeamAct } from '../../../domain/civic/teams/membership-lifecycle'
import type { Team, TeamCard, TeamMember } from '../../../domain/civic/teams/team'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Filters of the teams; '' means no filter. */
export interface TeamFilters extends Readonly<Record<string, string>> {
  /** '1' for the visitor's own teams. */
  readonly mine: string
  readonly search: string
  /** The id of the organisation whose teams are listed. */
  readonly organisation: string
}

/** A leader's decision about somebody. */
export interface LeaderDecision {
  readonly userId: string
  readonly act: LeaderAct
  /** The reason for a refusal or a removal; '' for other acts. */
  readonly reason: string
}

/** Teams of volunteers and the acts on memberships. Every act returns the team as it is afterwards. */
export interface TeamsGateway {
  list(filters: TeamFilters, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<TeamCard>>>
  /** The largest teams of an organisation; `most` is their maximum number. */
  ofOrganisation(id: string, most: number, signal?: CancelSignal): Promise<Outcome<readonly TeamCard[]>>
  team(id: string, signal?: CancelSignal): Promise<Outcome<Team>>
  /** The members of a team, or its applicants, whom only the leader sees. */
  members(
    id: string,
    state: 'member' | 'pending',
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<TeamMember>>>
  act(id: string, act: OwnTeamAct, key: string): Promise<Outcome<Team>>
  decide(id: string, decision: LeaderDecision, key: string): Promise<Outcome<Team>>
}
export const TeamsGateway = port<TeamsGateway>('TeamsGateway')
