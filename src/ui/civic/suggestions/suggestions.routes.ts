import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { sendSuggestionPath, suggestionFiguresPath, suggestionsPath } from './suggestions.paths'

const detail = lazyCode('suggestions', () => import('./suggestion.screen'))

export const suggestionsListRoutes: readonly ScreenRoute[] = [
  {
    path: suggestionsPath,
    chrome: 'full',
    load: lazyCode('suggestion-list', () => import('./suggestion-list.screen')),
    queries: ['state', 'department', 'search', 'order'],
  },
]

export const suggestionsRoutes: readonly ScreenRoute[] = [
  {
    path: suggestionFiguresPath,
    chrome: 'full',
    load: lazyCode('suggestion-figures', () => import('./suggestion-figures.screen')),
  },
  // What a resident wrote can be shared by its link, but is not indexed.
  { path: '/interacts/:aid', chrome: 'player', load: detail, indexed: false },
  // One comment with its replies, over the same suggestion.
  { path: '/interacts/:aid/comment/:id', chrome: 'player', load: detail, indexed: false },
  {
    path: '/interacts/:id/record',
    chrome: 'player',
    load: lazyCode('suggestions', () => import('./suggestion-record.screen')),
    indexed: false,
  },
  {
    path: '/interacts/:id/correct',
    chrome: 'none',
    load: lazyCode('suggestion-form', () => import('./suggestion-correction.screen')),
    indexed: false,
  },
  {
    path: sendSuggestionPath,
    chrome: 'none',
    load: lazyCode('suggestion-form', () => import('./suggestion-form.screen')),
    queries: ['department', 'kind', 'title'],
    indexed: false,
  },
]
