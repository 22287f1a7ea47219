import { UserRound } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { profilePath } from './account.paths'
import { profileMineWords } from './profile-mine.words'

export const mine = mineEntriesOf(profileMineWords, [
  { name: 'profile', group: 'account', rank: 20, path: profilePath, icon: UserRound },
])
