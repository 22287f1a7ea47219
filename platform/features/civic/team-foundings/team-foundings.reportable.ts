import { and, isNull } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { teams } from '../teams/teams.schema'
import { resetTeam } from './reset-team'

/** What the leader of a team wrote of it; nobody answers for a team without a leader. */
export const reportableTeams: ReportableKind = {
  kind: 'team',
  find: async (database, ids) => {
    const { id, name, intro, street, logo, leaderId } = teams
    const found = await queriesOf(database).read(
      build
        .select({ id, name, intro, street, logo, leaderId })
        .from(teams)
        .where(and(isOneOf(id, ids), isNull(teams.closedAt))),
    )
    return found.map((team) => ({
      id: team.id,
      authorId: team.leaderId,
      text: [team.name, team.intro, team.street]
        .map((words) => words['zh-CN'])
        .filter((words) => words !== '')
        .join('\n'),
      place: '',
      pictures: team.logo === '' ? [] : [team.logo],
    }))
  },
  remove: resetTeam,
}
