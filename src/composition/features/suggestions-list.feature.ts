import { suggestionsListRoutes } from '../../ui/civic/suggestions/suggestions.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { placesFeature } from './places.feature'

/** The list of suggestions, to which a footer may lead (B02), loads without the code of a suggestion and of the form. */
export const suggestionsListFeature: Feature = {
  name: featureName('suggestions-list'),
  routes: suggestionsListRoutes,
  adapters: lazyCode('suggestion-adapters', () => import('../../infrastructure/civic/suggestions/suggestions.module')),
  needs: [messagesFeature, placesFeature],
  everyday: true,
}
