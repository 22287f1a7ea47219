import { practiceCodesRoutes } from '../../ui/civic/practice-codes/practice-codes.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { activitiesFeature } from './activities.feature'
import { codesFeature } from './codes.feature'
import { teamsFeature } from './teams.feature'

export const practiceCodesFeature: Feature = {
  name: featureName('practice-codes'),
  ways: lazyCode('ways', () => import('../../ui/civic/practice-codes/practice-code.ways')),
  routes: practiceCodesRoutes,
  mine: lazyCode('mine', () => import('../../ui/civic/practice-codes/practice-code.mine')),
  adapters: lazyCode('practice-codes', () => import('../../infrastructure/civic/practice-codes/practice-codes.module')),
  needs: [activitiesFeature, codesFeature, teamsFeature],
}
