import { featureName } from '../shell/declarations/feature-name'

export const codesName = featureName('codes')
