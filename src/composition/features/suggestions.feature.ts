import { sendSuggestionPath, suggestionFiguresPath } from '../../ui/civic/suggestions/suggestions.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { mapsFeature } from './maps.feature'
import { participationFeature } from './participation.feature'
import { suggestionsListFeature } from './suggestions-list.feature'
import { uploadsFeature } from './uploads.feature'

const detail = lazyCode('suggestions', () => import('../../ui/civic/suggestions/suggestion/suggestion.screen'))

export const suggestionsFeature = declareFeature('suggestions', {
  routes: [
    {
      path: suggestionFiguresPath,
      chrome: 'full',
      load: lazyCode(
        'suggestion-figures',
        () => import('../../ui/civic/suggestions/suggestion-figures/suggestion-figures.screen'),
      ),
    },
    // What a resident wrote can be shared by its link, but is not indexed.
    { path: '/interacts/:aid', chrome: 'player', load: detail, indexed: false },
    // One comment with its replies, over the same suggestion.
    { path: '/interacts/:aid/comment/:id', chrome: 'player', load: detail, indexed: false },
    {
      path: '/interacts/:id/record',
      chrome: 'player',
      load: lazyCode('suggestions', () => import('../../ui/civic/suggestions/suggestion-record.screen')),
      indexed: false,
    },
    {
      path: '/interacts/:id/correct',
      chrome: 'none',
      load: lazyCode('suggestion-form', () => import('../../ui/civic/suggestions/suggestion-correction.screen')),
      indexed: false,
    },
    {
      path: sendSuggestionPath,
      chrome: 'none',
      load: lazyCode(
        'suggestion-form',
        () => import('../../ui/civic/suggestions/suggestion-form/suggestion-form.screen'),
      ),
      queries: ['department', 'kind', 'title'],
      indexed: false,
    },
  ],
  needs: [suggestionsListFeature, mapsFeature, uploadsFeature, participationFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/suggestions/suggestions.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/suggestions/suggestions.entries')),
  notices: lazyCode('suggestion-adapters', () => import('../../ui/civic/suggestions/suggestions.entries')),
})
