import { navigationRoutes } from '../../ui/navigation/navigation.routes'
import { featureName } from '../../ui/shell/feature-name'
import type { Feature } from '../feature'

export const navigationFeature: Feature = { name: featureName('navigation'), routes: navigationRoutes }
