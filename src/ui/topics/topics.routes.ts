import { contentPath } from '../../domain/navigation/content-target'
import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const topicPath = (id: string) => contentPath('topic', id) ?? '/index'

export const topicsRoutes: readonly ScreenRoute[] = [
  {
    path: '/topics/:id',
    chrome: 'player',
    firstView: { script: '178 KB' },
    load: lazyCode('topic', () => import('./topic.screen')),
  },
]
