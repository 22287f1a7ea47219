import { projectsRoutes } from '../../ui/projects/projects.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const projectsFeature: Feature = {
  name: featureName('projects'),
  ways: lazyCode('ways', () => import('../../ui/projects/project.ways').then((module) => module.projectWays)),
  routes: projectsRoutes,
  adapters: lazyCode('projects', () =>
    import('../../infrastructure/projects/projects.module').then((module) => module.projectsModule),
  ),
}
