import { waysOf } from '../shell/way'
import { aboutPath } from './setting.routes'
import { settingPath } from './site.routes'
import { settingWaysWords } from './setting-ways.words'

export const ways = waysOf(settingWaysWords, [
  ['settings', settingPath],
  ['about', aboutPath],
])
