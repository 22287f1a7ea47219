import { EyeOff } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { privacyMineWords } from './privacy-mine.words'
import { userPrivacyPath } from './privacy.paths'

export const mine = mineEntriesOf(privacyMineWords, [
  { name: 'privacy', group: 'account', rank: 57, path: userPrivacyPath, icon: EyeOff },
])
