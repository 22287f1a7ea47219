import { featureName } from '../shell/declarations/feature-name'

export const notificationsName = featureName('notifications')
