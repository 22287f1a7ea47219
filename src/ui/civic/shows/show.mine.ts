import { Camera } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { myShowsPath } from './shows.paths'
import { showMineWords } from './show-mine.words'

export const mine = mineEntriesOf(showMineWords, [
  { name: 'shows', group: 'services', rank: 50, path: myShowsPath, icon: Camera, subject: 'show' },
])
