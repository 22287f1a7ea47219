import { and, eq, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { WaitingSource } from '../../../kernel/messages/waiting-source'
import { teamMembers, teams } from './teams.schema'

/** The people who want to join the teams that a member leads. */
export const teamApplicants: WaitingSource = {
  name: 'applicants',
  count: async (queries, userIds) => {
    const rows = await queries.read(
      build
        .select({ leaderId: teams.leaderId, count: sql<number>`count(*)::int` })
        .from(teams)
        .innerJoin(teamMembers, and(eq(teamMembers.teamId, teams.id), eq(teamMembers.state, 'pending')))
        .where(isOneOf(teams.leaderId, userIds))
        .groupBy(teams.leaderId),
    )
    return new Map(rows.flatMap(({ leaderId, count }) => (leaderId === null ? [] : [[leaderId, count]])))
  },
}
