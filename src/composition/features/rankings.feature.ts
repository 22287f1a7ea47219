import { RankingsGateway } from '../../application/civic/rankings/rankings-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

const ranking = {
  chrome: 'player',
  queries: ['period', 'by'],
  load: lazyCode('rankings', () => import('../../ui/civic/rankings/ranking.screen')),
} as const

export const rankingsFeature = declareFeature('rankings', {
  routes: [
    // The ranking of people contains names, so it is not indexed.
    { path: '/actrank', ...ranking, indexed: false },
    { path: '/team-ranking', ...ranking },
    { path: '/orgrank', ...ranking },
  ],
  adapters: [
    lazyBinding('rankings', RankingsGateway, () => import('../../infrastructure/civic/rankings/http-rankings-gateway')),
  ],
})
