import { waysOf } from '../shell/way'
import { messageWaysWords } from './message-ways.words'
import { messagesPath } from './messages.paths'

export const ways = waysOf(messageWaysWords, [['messages', messagesPath]])
