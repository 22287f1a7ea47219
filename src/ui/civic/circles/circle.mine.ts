import { Users } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { circleMineWords } from './circle-mine.words'
import { myCirclesPath } from './circles.paths'

export const mine = mineEntriesOf(circleMineWords, [
  { name: 'circles', group: 'services', rank: 56, path: myCirclesPath, icon: Users, subject: 'circle' },
])
