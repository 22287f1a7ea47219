import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { LeaderDecision, TeamFilters, TeamsGateway } from '../../../../src/application/civic/teams/teams-gateway'
import type { OwnTeamAct } from '../../../../src/domain/civic/teams/membership-lifecycle'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { Team, TeamMember } from '../../../../src/domain/civic/teams/team'
import { start } from '../../../support/hand-clock'

export function team(id: string, more: Partial<Team> = {}): Team {
  return {
    id,
    name: `Team ${id}`,
    summary: 'A summary',
    logo: '',
    organisation: null,
    members: 2,
    isFull: false,
    minutes: 750,
    standing: 'none',
    acts: ['join'],
    notAVolunteer: false,
    intro: 'What we do.',
    street: 'Lantern Street',
    createdAt: start,
    closedAt: null,
    leader: { id: 'u9', nickname: 'Wren', avatar: null },
    monthMinutes: 90,
    times: 12,
    firstMembers: [member('u9', 'Wren', { isLeader: true })],
    waitingCount: 0,
    reason: '',
    offer: null,
    ...more,
  }
}

export const member = (id: string, nickname: string, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  nickname,
  avatar: null,
  since: start,
  minutes: 60,
  isLeader: false,
  ...more,
})

/** A platform with a few teams; it records its calls, and fails on demand. */
export class MemoryTeams implements TeamsGateway {
  teams: readonly Team[] = [team('1'), team('2', { standing: 'member', acts: ['leave'] })]
  pending: readonly TeamMember[] = [member('u7', 'Rail')]
  joined: readonly TeamMember[] = [member('u9', 'Wren', { isLeader: true }), member('u8', 'Crane')]
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  list = async ({ mine, search }: TeamFilters) => {
    const items = this.teams.filter(({ standing }) => mine === '' || standing !== 'none')
    return this.answer(`list ${mine}/${search}`, { items, nextCursor: null })
  }
  ofOrganisation = async (id: string, most: number) => this.answer(`of ${id}`, this.teams.slice(0, most))
  team = async (id: string) => {
    const found = this.teams.find((one) => one.id === id)
    return found === undefined ? failure(failureOf('gone', { status: 403 })) : this.answer(`team ${id}`, found)
  }
  members = async (id: string, state: 'member' | 'pending') =>
    this.answer(`members ${id} ${state}`, { items: state === 'member' ? this.joined : this.pending, nextCursor: null })
  act = async (id: string, act: OwnTeamAct) => {
    const next = (
      {
        join: { standing: 'pending', acts: ['withdraw'] },
        withdraw: { standing: 'left', acts: ['join'] },
        leave: { standing: 'left', acts: ['join'] },
        acceptLead: { standing: 'leader', acts: [] },
        declineLead: { standing: 'member', acts: ['leave'] },
      } as const
    )[act]
    return this.answer(`${act} ${id}`, team(id, next))
  }
  decide = async (id: string, { act, userId, reason }: LeaderDecision) => {
    const to = this.joined.find((one) => one.id === userId) ?? member(userId, userId)
    const offer = act === 'offerLead' ? { to, endsAt: start + 7 * 86_400_000 } : null
    const answer = this.answer(`${act} ${id} ${userId} ${reason}`, team(id, { standing: 'leader', acts: [], offer }))
    if (answer.ok) this.pending = this.pending.filter((one) => one.id !== userId)
    return answer
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}
