import { featureName } from '../../frame/shell/feature-name'

export const mentionsName = featureName('mentions')
