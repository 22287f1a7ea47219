import { teamFoundingsRoutes } from '../../ui/civic/team-foundings/team-foundings.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { uploadsFeature } from './uploads.feature'

export const teamFoundingsFeature: Feature = {
  name: featureName('team-foundings'),
  ways: lazyCode('ways', () => import('../../ui/civic/team-foundings/team-foundings.ways')),
  routes: teamFoundingsRoutes,
  notices: lazyCode('team-foundings', () => import('../../ui/civic/team-foundings/founding-notices.words')),
  adapters: lazyCode('team-foundings', () => import('../../infrastructure/civic/team-foundings/team-foundings.module')),
  needs: [messagesFeature, uploadsFeature],
}
