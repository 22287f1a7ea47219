import { featureName } from '../shell/feature-name'

export const notificationsName = featureName('notifications')
