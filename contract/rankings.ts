import * as z from 'zod/mini'
import { rankedKinds, rankingMeasures, rankingPeriods } from '../src/domain/civic/rankings/ranking'
import { endpoint } from './endpoint'
import { count, id, optionalUrl, pageOf, pageQueryShape } from './fields'

const period = z.enum(rankingPeriods)
/** The measure by which people are ranked. */
const by = z._default(z.enum(rankingMeasures), 'minutes')
const rank = z.int().check(z.minimum(1))

const rankedSchema = z.object({
  id,
  place: rank,
  /** '' for a deleted account, and for who does not want to be named; the `id` then leads nowhere. */
  name: z.string(),
  picture: z.nullable(optionalUrl),
  minutes: count,
  /** How many times the person, team or organisation served. */
  times: count,
})

export const listRanking = endpoint({
  id: 'C121',
  name: 'listRanking',
  method: 'GET',
  host: 'platform',
  url: '/v1/platform/ranking',
  summary:
    'People, teams or organisations by minutes of service, or by the activities they served in, in this month, this year or all years, most first',
  isKeptOffline: true,
  query: z.object({ ...pageQueryShape, kind: z.enum(rankedKinds), period, by }),
  answer: pageOf(rankedSchema),
})
export const getMyRank = endpoint({
  id: null,
  name: 'getMyRank',
  method: 'GET',
  host: 'platform',
  url: '/v1/platform/my_ranking',
  summary: 'My place among the people; null without service in that period',
  access: 'session',
  query: z.object({ period, by }),
  answer: z.object({
    mine: z.nullable(z.object({ /** Rank; null past 1000. */ place: z.nullable(rank), minutes: count, times: count })),
  }),
})
