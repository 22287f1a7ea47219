import { practiceCodesRoutes } from '../../ui/practice-codes/practice-codes.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { codesFeature } from './codes.feature'
import { teamsFeature } from './teams.feature'

export const practiceCodesFeature: Feature = {
  name: featureName('practice-codes'),
  ways: lazyCode('ways', () =>
    import('../../ui/practice-codes/practice-code.ways').then((module) => module.practiceCodeWays),
  ),
  routes: practiceCodesRoutes,
  adapters: lazyCode('practice-codes', () =>
    import('../../infrastructure/practice-codes/practice-codes.module').then((module) => module.practiceCodesModule),
  ),
  needs: [codesFeature, teamsFeature],
}
