import { SuggestionsGateway } from '../../application/civic/suggestions/suggestions-gateway'
import { suggestionsPath } from '../../ui/civic/suggestions/suggestions.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'
import { placesFeature } from './places.feature'

/** The list of suggestions, to which a footer may lead (B02), loads without the code of a suggestion and of the form. */
export const suggestionsListFeature = declareFeature('suggestions-list', {
  routes: [
    {
      path: suggestionsPath,
      chrome: 'full',
      load: lazyCode(
        'suggestion-list',
        () => import('../../ui/civic/suggestions/suggestion-list/suggestion-list.screen'),
      ),
      queries: ['state', 'department', 'search', 'order'],
    },
  ],
  adapters: [
    lazyBinding(
      'suggestion-adapters',
      SuggestionsGateway,
      () => import('../../infrastructure/civic/suggestions/http-suggestions-gateway'),
    ),
  ],
  needs: [messagesFeature, placesFeature],
  everyday: true,
})
