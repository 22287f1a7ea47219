import { Info } from 'lucide-react'
import { mineEntriesOf } from '../shell/mine-entry'
import { aboutPath } from './setting.paths'
import { settingMineWords } from './setting-mine.words'

export const mine = mineEntriesOf(settingMineWords, [
  { name: 'about', group: 'account', rank: 100, path: aboutPath, icon: Info, rankForGuests: 50 },
])
