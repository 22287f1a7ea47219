import { and, eq, ne, or } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpenTo } from '../../../kernel/contents/open-to'
import { existsIn } from '../../../kernel/database/expressions'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { referentOf } from '../../../kernel/messages/referent-of'
import { circlePosts, circles } from './circles.schema'

const isThere = () => ne(circles.state, 'hidden')

/**
 * The name of a circle, what those who lead it want all to read now, and the text of a post: its author reads it until
 * they delete it, others while it is shown to them.
 */
export const circleReferents: readonly MessageReferent[] = [
  referentOf({
    kind: 'circle',
    is: 'label',
    id: circles.id,
    words: circles.name,
    picture: circles.picture,
    isShownTo: isThere,
  }),
  referentOf({ kind: 'circle-notice', is: 'message', id: circles.id, words: circles.notice, isShownTo: isThere }),
  referentOf({
    kind: 'circle-post',
    is: 'message',
    id: circlePosts.id,
    words: circlePosts.text,
    isShownTo: (readerId) => {
      const isOpen = existsIn(contents, eq(contents.id, circlePosts.id), isOpenTo(readerId))
      const isShown = and(eq(circlePosts.state, 'published'), isOpen)
      return and(ne(circlePosts.state, 'deleted'), or(eq(circlePosts.userId, readerId), isShown))
    },
  }),
]
