import { suggestionsRoutes } from '../../ui/civic/suggestions/suggestions.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { mapsFeature } from './maps.feature'
import { participationFeature } from './participation.feature'
import { suggestionsListFeature } from './suggestions-list.feature'
import { uploadsFeature } from './uploads.feature'

export const suggestionsFeature: Feature = {
  name: featureName('suggestions'),
  ways: lazyCode('ways', () => import('../../ui/civic/suggestions/suggestion.ways')),
  routes: suggestionsRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/suggestions/suggestion.mine')),
  notices: lazyCode('suggestion-adapters', () => import('../../ui/civic/suggestions/suggestion-notices.words')),
  needs: [suggestionsListFeature, mapsFeature, uploadsFeature, participationFeature],
}
