import { GraduationCap } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { lessonMineWords } from './lesson-mine.words'
import { learningPath } from './lessons.paths'

export const mine = mineEntriesOf(lessonMineWords, [
  { name: 'learning', group: 'services', rank: 55, path: learningPath, icon: GraduationCap },
])
