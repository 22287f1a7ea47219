import { Bell } from 'lucide-react'
import { mineEntriesOf } from '../shell/mine-entry'
import { messageMineWords } from './message-mine.words'

/** The screen is planned. In a version without the screen, the entry is left out. */
export const mine = mineEntriesOf(messageMineWords, [
  { name: 'messages', group: 'account', rank: 10, path: '/message', icon: Bell, value: 'unread' },
])
