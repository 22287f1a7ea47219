import { contentPath } from '../../../domain/frame/navigation/content-target'
import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const topicPath = (id: string) => contentPath('topic', id) ?? '/index'

export const topicsRoutes: readonly ScreenRoute[] = [
  { path: '/topics/:id', chrome: 'player', load: lazyCode('topic', () => import('./topic.screen')) },
]
