import { projectsRoutes } from '../../ui/civic/projects/projects.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const projectsFeature: Feature = {
  name: featureName('projects'),
  ways: lazyCode('ways', () => import('../../ui/civic/projects/project.ways')),
  routes: projectsRoutes,
  adapters: lazyCode('projects', () => import('../../infrastructure/civic/projects/projects.module')),
}
