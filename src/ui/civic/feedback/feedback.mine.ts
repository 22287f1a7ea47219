import { MessageSquareText } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { feedbackPath } from './feedback.paths'
import { feedbackMineWords } from './feedback-mine.words'

export const mine = mineEntriesOf(feedbackMineWords, [
  {
    name: 'feedback',
    group: 'account',
    rank: 80,
    path: feedbackPath,
    icon: MessageSquareText,
    subject: 'feedback',
    value: 'feedback',
    rankForGuests: 20,
  },
])
