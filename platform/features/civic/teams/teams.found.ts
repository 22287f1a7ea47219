import { and, asc, isNull } from 'drizzle-orm'
import type { FoundSource } from '../../../kernel/search/found-source'
import { teams } from './teams.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const foundTeams: FoundSource = {
  kind: 'team',
  select: async (database, fits, limit) => {
    const { id, name, intro, logo, organisationId, closedAt } = teams
    const rows = await queriesOf(database).read(
      build
        .select({ id, name, intro, logo, organisationId })
        .from(teams)
        .where(and(isNull(closedAt), fits(id)))
        .orderBy(asc(id))
        .limit(limit),
    )
    return rows.map(({ intro: text, logo: picture, ...team }) => ({ ...team, text, picture }))
  },
}
