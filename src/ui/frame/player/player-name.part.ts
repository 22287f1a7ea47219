import { featureName } from '../shell/declarations/feature-name'

/** The feature of the player, for items that are played from other features' screens. */
export const playerName = featureName('player')
