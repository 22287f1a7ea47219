import type { getTeam, listTeamMembers } from '../../../../contract/teams'
import type { Team, TeamMember } from '../../../domain/civic/teams/team'
import type { AnswerOf } from '../../frame/http/call-parts'

export function teamOf({ someMembers, waiting, ...team }: AnswerOf<typeof getTeam>['team']): Team {
  return { ...team, firstMembers: someMembers.map(memberOf), waitingCount: waiting }
}

export function memberOf({ leads, ...member }: AnswerOf<typeof listTeamMembers>['items'][number]): TeamMember {
  return { ...member, isLeader: leads }
}
