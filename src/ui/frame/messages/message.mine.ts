import { Bell } from 'lucide-react'
import { mineEntriesOf } from '../shell/mine-entry'
import { messageMineWords } from './message-mine.words'
import { messagesPath } from './messages.paths'

export const mine = mineEntriesOf(messageMineWords, [
  { name: 'messages', group: 'account', rank: 10, path: messagesPath, icon: Bell, value: 'unread' },
])
