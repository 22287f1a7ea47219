import { siteRoutes } from '../../ui/site/site.routes'
import { featureName } from '../../ui/shell/feature-name'
import type { Feature } from '../feature'

export const siteFeature: Feature = { name: featureName('site'), routes: siteRoutes }
