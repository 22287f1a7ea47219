import { profileRoutes } from '../../ui/account/account.routes'
import { featureName } from '../../ui/shell/feature-name'
import type { Feature } from '../feature'
import { uploadsFeature } from './uploads.feature'

export const profileFeature: Feature = { name: featureName('profile'), routes: profileRoutes, needs: [uploadsFeature] }
