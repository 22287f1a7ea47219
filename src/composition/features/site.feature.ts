import { siteRoutes } from '../../ui/frame/site/site.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import type { Feature } from '../feature'

export const siteFeature: Feature = { name: featureName('site'), routes: siteRoutes }
