import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'
import { messagesPath } from './messages.paths'

export const messagesRoutes: readonly ScreenRoute[] = [
  {
    path: messagesPath,
    chrome: 'player',
    requiresAuth: true,
    queries: ['category'],
    load: lazyCode('message-list', () => import('./message-list.screen')),
  },
]
