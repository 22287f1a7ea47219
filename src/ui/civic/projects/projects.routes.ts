import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { projectRoute, projectsPath } from './projects.paths'

export const projectsRoutes: readonly ScreenRoute[] = [
  {
    path: projectsPath,
    chrome: 'player',
    queries: ['state', 'kind'],
    load: lazyCode('projects', () => import('./project-list.screen')),
  },
  {
    path: projectRoute,
    chrome: 'player',
    queries: ['id', 'tab'],
    load: lazyCode('projects', () => import('./project.screen')),
  },
]
