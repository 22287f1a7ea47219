import { waysOf } from '../../frame/shell/way'
import { userSettingsWaysWords } from './user-settings-ways.words'
import { userSettingsPath } from './user-settings.paths'

export const ways = waysOf(userSettingsWaysWords, [['settings', userSettingsPath]])
