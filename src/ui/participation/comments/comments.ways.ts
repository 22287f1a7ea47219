import { waysOf } from '../../frame/shell/way'
import { commentsWaysWords } from './comments-ways.words'
import { myCommentsPath } from './comments.paths'

export const ways = waysOf(commentsWaysWords, [['comments', myCommentsPath]])
