import { SearchGateway } from '../../application/overview/search/search-gateway'
import { searchPath } from '../../ui/overview/search/search.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

// Results answer one person's question, so they are not indexed; search engines index the contents themselves.
const resultScreen = {
  queries: ['q', 'type', 'order'],
  indexed: false,
  load: lazyCode('search', () => import('../../ui/overview/search/search/search.screen')),
} as const

export const searchFeature = declareFeature('search', {
  routes: [
    { path: searchPath, chrome: 'full', ...resultScreen },
    { path: '/group-search/:id', chrome: 'player', ...resultScreen },
  ],
  adapters: [
    lazyBinding('search', SearchGateway, () => import('../../infrastructure/overview/search/http-search-gateway')),
  ],
})
