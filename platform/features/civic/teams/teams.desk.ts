import { and, asc, count, eq, isNull, min, ne, or } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Desk } from '../../../kernel/operator/desk'
import { users } from '../../../kernel/members/members.schema'
import { volunteers } from '../volunteers/volunteers.schema'
import { appointLeader } from './appoint-leader'
import { teamMembers, teams } from './teams.schema'

/**
 * Lists teams that people asked to join, but whose leader cannot answer. A leader who left, whose account was deleted,
 * or who is suspended can neither answer requests nor hand the team over.
 */
export const teamsDesk: Desk = {
  name: 'teams',
  summary: 'Teams without a leader who could answer those who ask to join',
  selectWaiting: async (database, limit) => {
    const since = min(teamMembers.askedAt)
    const rows = await queriesOf(database).read(
      build
        .select({ team: teams, leader: users.nickname, state: volunteers.state, asked: count(), since })
        .from(teams)
        .innerJoin(teamMembers, and(eq(teamMembers.teamId, teams.id), eq(teamMembers.state, 'pending')))
        .leftJoin(users, eq(users.id, teams.leaderId))
        .leftJoin(volunteers, eq(volunteers.id, teams.leaderId))
        .where(or(isNull(volunteers.state), ne(volunteers.state, 'approved')))
        .groupBy(teams.id, users.nickname, volunteers.state)
        .orderBy(asc(since), asc(teams.id))
        .limit(limit),
    )
    return await Promise.all(
      rows.map(async ({ team: { id, name }, leader, state, asked, since: oldest }) => ({
        id,
        since: oldest,
        from: name['zh-CN'],
        title: `${asked} asked to join`,
        text: leader === null ? 'nobody leads it' : `${leader} leads it (${state ?? 'no volunteer'})`,
        facts: [{ name: 'members', value: (await selectMemberIds(database, id)).join(', ') }],
      })),
    )
  },
  acts: {
    appoint: {
      summary: 'makes a member the leader, by <team>:<member>; who led it stays a member',
      takesText: false,
      carryOut: appointLeader,
    },
  },
}

/** The candidates for leading a team: its first members, with their ids. */
async function selectMemberIds(database: Database, teamId: string): Promise<readonly string[]> {
  const namedCount = 5
  const rows = await queriesOf(database).read(
    build
      .select({ id: users.id, nickname: users.nickname })
      .from(teamMembers)
      .innerJoin(users, eq(users.id, teamMembers.userId))
      .innerJoin(volunteers, and(eq(volunteers.id, teamMembers.userId), eq(volunteers.state, 'approved')))
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.state, 'member')))
      .orderBy(asc(teamMembers.askedAt), asc(users.id))
      .limit(namedCount),
  )
  return rows.map(({ id, nickname }) => `${nickname} (${id})`)
}
