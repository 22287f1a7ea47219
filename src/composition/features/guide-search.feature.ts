import { guideSearchRoutes } from '../../ui/overview/search/search.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'
import { guidesFeature } from './guides.feature'
import { searchFeature } from './search.feature'

/** The search of guides asks for guides besides, so that the other searches load without them. */
export const guideSearchFeature: Feature = {
  name: featureName('guide-search'),
  routes: guideSearchRoutes,
  needs: [searchFeature, guidesFeature],
}
