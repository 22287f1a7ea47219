import { featureName } from '../shell/feature-name'

export const codesName = featureName('codes')
