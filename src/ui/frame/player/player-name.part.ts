import { featureName } from '../shell/feature-name'

/** For items that are played from other features' screens. */
export const playerName = featureName('player')
