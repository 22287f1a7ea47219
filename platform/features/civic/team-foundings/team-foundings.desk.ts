import { asc, eq } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import type { Desk } from '../../../kernel/operator/desk'
import { teams } from '../teams/teams.schema'
import { approveFounding, refuseFounding } from './review-founding'
import { teamFoundings } from './team-foundings.schema'

export const teamFoundingsDesk: Desk = {
  name: 'team-foundings',
  summary: 'Teams that volunteers want to found, and new names of teams',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ founding: teamFoundings, founder: users.nickname, team: teams.name })
        .from(teamFoundings)
        .innerJoin(users, eq(users.id, teamFoundings.userId))
        .leftJoin(teams, eq(teams.id, teamFoundings.teamId))
        .where(eq(teamFoundings.state, 'submitted'))
        .orderBy(asc(teamFoundings.createdAt), asc(teamFoundings.id))
        .limit(limit),
    )
    return rows.map(({ founding: { id, createdAt, name, intro, street, why, picture }, founder, team }) => ({
      id,
      since: createdAt,
      from: founder,
      title: name,
      text: intro,
      pictures: picture === '' ? [] : [picture],
      facts:
        team === null
          ? [
              { name: 'street', value: street },
              { name: 'why', value: why },
            ]
          : [{ name: 'new name for', value: team['zh-CN'] }],
    }))
  },
  acts: {
    approve: {
      summary: 'makes the team, which its founder leads; or gives the team its new name',
      takesText: false,
      carryOut: (transaction, id, _text, at) => approveFounding(transaction, id, at),
    },
    refuse: {
      summary: 'with a reason, which the founder reads; the name is free again',
      takesText: true,
      carryOut: refuseFounding,
    },
  },
}
