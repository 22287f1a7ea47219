import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { classAssistantPath } from './lessons.paths'

export const lessonsRoutes: readonly ScreenRoute[] = [
  {
    path: classAssistantPath,
    chrome: 'player',
    queries: ['view', 'week', 'mine', 'kind'],
    load: lazyCode('class-assistant', () => import('./class-assistant.screen')),
  },
  {
    path: `${classAssistantPath}/:id`,
    chrome: 'player',
    load: lazyCode('study-class', () => import('./study-class.screen')),
  },
]
