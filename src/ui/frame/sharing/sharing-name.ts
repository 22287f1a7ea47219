import { featureName } from '../shell/declarations/feature-name'

export const sharingName = featureName('sharing')
