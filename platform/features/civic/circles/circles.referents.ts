import { and, eq, ne, or } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpenTo } from '../../../kernel/contents/open-to'
import { existsIn, isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { circlePosts, circles } from './circles.schema'

/** The name of a circle. */
const circleReferent: MessageReferent = {
  kind: 'circle',
  is: 'label',
  read: (queries, ids) =>
    queries.read(
      build
        .select({ id: circles.id, words: circles.name })
        .from(circles)
        .where(and(isOneOf(circles.id, ids), ne(circles.state, 'hidden'))),
    ),
}

/** What those who lead a circle want all of its members to read now. */
const noticeReferent: MessageReferent = {
  kind: 'circle-notice',
  is: 'message',
  read: (queries, ids) =>
    queries.read(
      build
        .select({ id: circles.id, words: circles.notice })
        .from(circles)
        .where(and(isOneOf(circles.id, ids), ne(circles.state, 'hidden'))),
    ),
}

/** The text of a post: its author reads it until they delete it, others while it is shown to them. */
const postReferent: MessageReferent = {
  kind: 'circle-post',
  is: 'message',
  read: (queries, ids, readerId) =>
    queries.read(
      build
        .select({ id: circlePosts.id, words: circlePosts.text })
        .from(circlePosts)
        .where(
          and(
            isOneOf(circlePosts.id, ids),
            ne(circlePosts.state, 'deleted'),
            or(
              eq(circlePosts.userId, readerId),
              and(
                eq(circlePosts.state, 'published'),
                existsIn(contents, eq(contents.id, circlePosts.id), isOpenTo(readerId)),
              ),
            ),
          ),
        ),
    ),
}

export const circleReferents: readonly MessageReferent[] = [circleReferent, noticeReferent, postReferent]
