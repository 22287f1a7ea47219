import { Info, Settings } from 'lucide-react'
import { mineEntriesOf } from '../shell/mine-entry'
import { aboutPath } from './setting.paths'
import { settingPath } from './site.paths'
import { settingMineWords } from './setting-mine.words'

export const mine = mineEntriesOf(settingMineWords, [
  { name: 'setting', group: 'account', rank: 90, path: settingPath, icon: Settings, rankForGuests: 40 },
  { name: 'about', group: 'account', rank: 100, path: aboutPath, icon: Info, rankForGuests: 50 },
])
