import { actOnMembership, getTeam, listTeamMembers, listTeams } from '../../contract/teams'
import { getPracticeCode, scanCode } from '../../contract/practice-codes'
import { teamMembers, teams } from '../../platform/features/civic/teams/teams.schema'
import { volunteers } from '../../platform/features/civic/volunteers/volunteers.schema'
import { searchParts } from '../../src/domain/overview/search/search-parts'
import { asWritten } from '../../platform/kernel/shared/as-written'
import type { TestPlatform } from './platform'

interface Who {
  readonly id: string
  readonly token: string
}

/** Helpers for tests of teams. */
export function teamTools(platform: TestPlatform) {
  let keys = 0
  const key = () => ({ 'idempotency-key': `team-key-${(keys += 1)}` })
  const by = (who?: Who) => (who === undefined ? {} : { token: who.token })
  const act = (who: Who, teamId: string, name: string, userId: string | null = null, text = '') =>
    platform.call(actOnMembership, {
      token: who.token,
      headers: key(),
      body: { team_id: teamId, act: name, user_id: userId, text },
    })
  return {
    /** Makes a member who is an approved volunteer. */
    async volunteer(id: string, nickname = id): Promise<Who> {
      const who = await platform.logIn({ id, nickname })
      const at = platform.clock.now()
      await platform.database.insert(volunteers).values({ id, state: 'approved', registeredAt: at, updatedAt: at })
      return who
    },
    /** Founds a team with a leader, who is its only member. */
    async create(id: string, leader: Who, name = id, mostMembers: number | null = null): Promise<void> {
      const at = platform.clock.now()
      const text = { name: asWritten(name), intro: asWritten(`About ${name}`), searchParts: searchParts(name) }
      await platform.database
        .insert(teams)
        .values({ ...text, id, logo: '/media/logo.webp', leaderId: leader.id, members: 1, mostMembers, createdAt: at })
      await platform.database
        .insert(teamMembers)
        .values({ teamId: id, userId: leader.id, state: 'member', askedAt: at, updatedAt: at })
    },
    act,
    /** Hands a team over: its leader asks a member, who accepts. Answers as the member's acceptance, or the refused offer. */
    handOver: async (leader: Who, teamId: string, successor: Who) => {
      const offered = await act(leader, teamId, 'offerLead', successor.id)
      return offered.code === 100000 ? await act(successor, teamId, 'acceptLead') : offered
    },
    /** The code of a team, as one of its members shows it. */
    code: async (who: Who, id: string): Promise<string> =>
      (await platform.ask(getPracticeCode, { token: who.token, query: { purpose: 'team', subject: id } })).code,
    scan: (who: Who, code: string) => platform.call(scanCode, { token: who.token, headers: key(), body: { code } }),
    see: (id: string, who?: Who) => platform.call(getTeam, { path: { id }, ...by(who) }),
    list: (query: Record<string, string> = {}, who?: Who) => platform.call(listTeams, { query, ...by(who) }),
    members: (id: string, state: string, who?: Who) =>
      platform.call(listTeamMembers, { query: { team_id: id, state }, ...by(who) }),
  }
}
