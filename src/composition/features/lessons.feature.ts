import { lessonsRoutes } from '../../ui/civic/lessons/lessons.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { clashesFeature } from './clashes.feature'

export const lessonsFeature: Feature = {
  name: featureName('lessons'),
  ways: lazyCode('ways', () => import('../../ui/civic/lessons/lesson.ways')),
  routes: lessonsRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/lessons/lesson.mine')),
  notices: lazyCode('lessons', () => import('../../ui/civic/lessons/lesson-notices.words')),
  adapters: lazyCode('lessons', () => import('../../infrastructure/civic/lessons/lessons.module')),
  needs: [clashesFeature],
}
