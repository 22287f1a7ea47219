import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/rankings'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { siteToday } from '../../../kernel/site/site-today'
import { personalRankings } from './rankings.personal'
import { periodOf } from './period-of'
import { serviceEntries } from './rankings.schema'
import { readOwnRank, readRanking } from './read-ranking'

export const rankingsFeature: PlatformFeature = {
  name: 'rankings',
  personalData: personalRankings,
  appendOnly: [serviceEntries],
  routes: rankingsRoutes,
}

function rankingsRoutes(app: FastifyInstance): void {
  const { now } = app.platform

  serve(app, contract.listRanking, async ({ database, query, caller }) => {
    const period = periodOf(query.period, await siteToday(database, now()))
    return await readRanking(queriesOf(database), { ...query, period }, caller.language)
  })

  serve(app, contract.getMyRank, async ({ database, query, caller }) => {
    const { id } = caller.require()
    const period = periodOf(query.period, await siteToday(database, now()))
    return { mine: await readOwnRank(queriesOf(database), { by: query.by, period }, id) }
  })
}
