import { featureName } from '../../frame/shell/declarations/feature-name'

export const mentionsName = featureName('mentions')
