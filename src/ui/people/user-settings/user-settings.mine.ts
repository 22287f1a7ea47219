import { Settings } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { userSettingsMineWords } from './user-settings-mine.words'
import { userSettingsPath } from './user-settings.paths'

export const mine = mineEntriesOf(userSettingsMineWords, [
  { name: 'settings', group: 'account', rank: 90, path: userSettingsPath, icon: Settings, rankForGuests: 40 },
])
