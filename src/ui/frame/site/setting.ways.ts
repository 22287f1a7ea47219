import { waysOf } from '../shell/way'
import { aboutPath } from './setting.paths'
import { settingPath } from './site.paths'
import { settingWaysWords } from './setting-ways.words'

export const ways = waysOf(settingWaysWords, [
  ['settings', settingPath],
  ['about', aboutPath],
])
