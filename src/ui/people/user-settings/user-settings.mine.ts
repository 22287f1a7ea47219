import { SlidersHorizontal } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { userSettingsMineWords } from './user-settings-mine.words'
import { userSettingsPath } from './user-settings.paths'

export const mine = mineEntriesOf(userSettingsMineWords, [
  { name: 'settings', group: 'account', rank: 58, path: userSettingsPath, icon: SlidersHorizontal },
])
