import { QrCode } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { practiceCodePath } from './practice-codes.paths'
import { practiceCodeMineWords } from './practice-code-mine.words'

export const mine = mineEntriesOf(practiceCodeMineWords, [
  { name: 'volunteerCode', group: 'volunteering', rank: 60, path: practiceCodePath, icon: QrCode },
])
