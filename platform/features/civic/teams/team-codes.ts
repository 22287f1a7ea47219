import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { CodePurpose } from '../../../kernel/codes/code-purpose'
import { volunteers } from '../volunteers/volunteers.schema'
import { enterTeam } from './membership-acts'
import { teamMembers, teams } from './teams.schema'

/**
 * The code of a team, shown by one of its members. Whoever scans the leader's code is a member at once, since they
 * stand before the leader; another member's code makes them an applicant.
 */
export const teamCodes: CodePurpose = {
  name: 'team',
  requireIssuer: async (database, issuerId, subject) => {
    if ((await selectTeamOf(database, issuerId, subject)) === null) throw new Refusal(errorCodes.notYours)
  },
  redeem: async (transaction, { subject, issuerId, scannerId, at }) => {
    const team = await selectTeamOf(transaction, issuerId, subject)
    // The person who showed the code has left the team since.
    if (team === null) throw new Refusal(errorCodes.stateRefuses, null, { state: 'expired' })
    const isLeaders = team.leaderId === issuerId
    await enterTeam(transaction, scannerId, subject, isLeaders ? 'admit' : 'join', at)
    const path = `/team-detail?id=${encodeURIComponent(subject)}`
    const { 'zh-CN': chinese, en: english } = team.name
    return isLeaders
      ? {
          path,
          title: { 'zh-CN': '您已加入队伍', en: 'You joined a team' },
          text: { 'zh-CN': `欢迎来到“${chinese}”。`, en: `Welcome to “${english}”.` },
        }
      : {
          path,
          title: { 'zh-CN': '申请已提交', en: 'Your request was sent' },
          text: {
            'zh-CN': `“${chinese}”的负责人会审核您的申请，结果请在队伍页面查看。`,
            en: `The leader of “${english}” will answer it. You can see the answer on the team’s page.`,
          },
        }
  },
}

/** Selects a team if the user is one of its members, and not suspended as a volunteer. */
async function selectTeamOf(database: Database, userId: string, id: string) {
  const isMember = and(eq(teamMembers.teamId, id), eq(teamMembers.userId, userId), eq(teamMembers.state, 'member'))
  return await queriesOf(database).readOne(
    build
      .select({ name: teams.name, leaderId: teams.leaderId })
      .from(teams)
      .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
      .leftJoin(volunteers, eq(volunteers.id, teamMembers.userId))
      .where(and(isMember, or(isNull(volunteers.state), ne(volunteers.state, 'suspended')))),
  )
}
