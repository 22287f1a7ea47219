import { featureName } from '../shell/feature-name'

export const sharingName = featureName('sharing')
