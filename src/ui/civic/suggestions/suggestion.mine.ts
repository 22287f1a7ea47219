import { MessagesSquare } from 'lucide-react'
import { mineEntriesOf } from '../../frame/shell/mine-entry'
import { suggestionMineWords } from './suggestion-mine.words'
import { mySuggestionsPath } from './suggestions.paths'

export const mine = mineEntriesOf(suggestionMineWords, [
  {
    name: 'suggestions',
    group: 'services',
    rank: 25,
    path: mySuggestionsPath,
    icon: MessagesSquare,
    subject: 'suggestion',
  },
])
