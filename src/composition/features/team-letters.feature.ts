import { teamLettersRoutes } from '../../ui/civic/team-letters/team-letters.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { messagesFeature } from './messages.feature'
import { reportsFeature } from './reports.feature'

export const teamLettersFeature: Feature = {
  name: featureName('team-letters'),
  routes: teamLettersRoutes,
  notices: lazyCode('team-letters', () => import('../../ui/civic/team-letters/letter-notices.words')),
  adapters: lazyCode('team-letters', () => import('../../infrastructure/civic/team-letters/team-letters.module')),
  needs: [messagesFeature, reportsFeature],
}
