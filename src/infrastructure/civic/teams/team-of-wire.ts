import type { TeamCardDto, TeamDto, TeamMemberDto } from '../../../../contract/teams'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { Team, TeamCard, TeamMember } from '../../../domain/civic/teams/team'
import { personOf } from '../../frame/cases/case-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function teamCardOf(card: Camelised<TeamCardDto>): TeamCard {
  const { id, name, summary, logo, organisation, members, isFull, minutes, standing, acts, notAVolunteer } = card
  return { id, name, summary, logo, organisation, members, isFull, minutes, standing, acts, notAVolunteer }
}

export function teamOf(team: Camelised<TeamDto>): Team {
  return {
    ...teamCardOf(team),
    intro: team.intro,
    street: team.street,
    createdAt: instantOf(team.createdAt) ?? 0,
    closedAt: team.closedAt === null ? null : instantOf(team.closedAt),
    leader: team.leader === null ? null : personOf(team.leader),
    monthMinutes: team.monthMinutes,
    times: team.times,
    firstMembers: team.someMembers.map(memberOf),
    waitingCount: team.waiting,
    reason: team.reason,
    offer: team.offer === null ? null : { to: personOf(team.offer.to), endsAt: instantOf(team.offer.endsAt) ?? 0 },
  }
}

export function memberOf({ since, minutes, leads, ...person }: Camelised<TeamMemberDto>): TeamMember {
  return { ...personOf(person), since: instantOf(since) ?? 0, minutes, isLeader: leads }
}
