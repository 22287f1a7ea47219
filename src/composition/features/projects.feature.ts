import { ProjectsGateway } from '../../application/civic/projects/projects-gateway'
import { projectRoute, projectsPath } from '../../ui/civic/projects/projects.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const projectsFeature = declareFeature('projects', {
  routes: [
    {
      path: projectsPath,
      chrome: 'player',
      queries: ['state', 'kind'],
      load: lazyCode('projects', () => import('../../ui/civic/projects/project-list.screen')),
    },
    {
      path: projectRoute,
      chrome: 'player',
      queries: ['id', 'tab'],
      load: lazyCode('projects', () => import('../../ui/civic/projects/project.screen')),
    },
  ],
  adapters: [
    lazyBinding('projects', ProjectsGateway, () => import('../../infrastructure/civic/projects/http-projects-gateway')),
  ],
  ways: lazyCode('ways', () => import('../../ui/civic/projects/projects.entries')),
})
