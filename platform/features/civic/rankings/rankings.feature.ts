import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/rankings'
import { countedPlaces } from '../../../../src/domain/civic/rankings/ranking'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorOf, cursorValues } from '../../../kernel/lists/cursor'
import { siteToday } from '../../../kernel/site/site-today'
import { personalRankings } from './rankings.personal'
import { periodOf } from './period-of'
import { serviceEntries } from './rankings.schema'
import { countBefore, selectNames, selectRanking, selectSum } from './rankings.queries'

export const rankingsFeature: PlatformFeature = {
  name: 'rankings',
  personalData: personalRankings,
  appendOnly: [serviceEntries],
  routes: rankingsRoutes,
}

function rankingsRoutes(app: FastifyInstance): void {
  const { now } = app.platform

  serve(app, contract.listRanking, async ({ database, query, caller }) => {
    const { kind, page_size: size } = query
    const queries = queriesOf(database)
    const after = cursorValues(query.cursor, 'nsn')
    const ranking = { kind, by: query.by, period: periodOf(query.period, await siteToday(database, now())) }
    const rows = await selectRanking(queries, ranking, size + 1, after?.slice(0, 2) ?? null)
    const pageRows = rows.slice(0, size)
    const countBeforePage = Number(after?.[2] ?? 0)
    const names = await selectNames(
      queries,
      kind,
      pageRows.map(({ id }) => id),
      caller.language,
    )
    const last = pageRows.at(-1)
    return {
      items: pageRows.map((row, index) => {
        const place = countBeforePage + index + 1
        const named = names.get(row.id)
        // The id of somebody who does not want to be named would lead to their name.
        return {
          ...row,
          id: named === undefined && kind === 'person' ? `unnamed-${place}` : row.id,
          place,
          name: named?.name ?? '',
          picture: named?.picture ?? null,
        }
      }),
      next_cursor:
        rows.length > size && last !== undefined
          ? cursorOf([last[query.by], last.id, countBeforePage + pageRows.length])
          : null,
    }
  })

  serve(app, contract.getMyRank, async ({ database, query, caller }) => {
    const { id } = caller.require()
    const queries = queriesOf(database)
    const period = periodOf(query.period, await siteToday(database, now()))
    const ranking = { kind: 'person', by: query.by, period } as const
    const sum = await selectSum(queries, ranking, id)
    if (sum === null) return { mine: null }
    const rankedBefore = await countBefore(queries, ranking, id, sum[query.by])
    return { mine: { ...sum, place: rankedBefore < countedPlaces ? rankedBefore + 1 : null } }
  })
}
