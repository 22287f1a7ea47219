import { LessonsGateway } from '../../application/civic/lessons/lessons-gateway'
import { classAssistantPath } from '../../ui/civic/lessons/lessons.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { clashesFeature } from './clashes.feature'

export const lessonsFeature = declareFeature('lessons', {
  routes: [
    {
      path: classAssistantPath,
      chrome: 'player',
      queries: ['view', 'week', 'mine', 'kind'],
      load: lazyCode('class-assistant', () => import('../../ui/civic/lessons/class-assistant/class-assistant.screen')),
    },
    {
      path: `${classAssistantPath}/:id`,
      chrome: 'player',
      load: lazyCode('study-class', () => import('../../ui/civic/lessons/study-class/study-class.screen')),
    },
  ],
  adapters: [
    lazyBinding('lessons', LessonsGateway, () => import('../../infrastructure/civic/lessons/http-lessons-gateway')),
  ],
  needs: [clashesFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/lessons/lessons.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/lessons/lessons.entries')),
  notices: lazyCode('lessons', () => import('../../ui/civic/lessons/lessons.entries')),
})
