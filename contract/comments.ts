import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import {
  bit,
  count,
  earnedShape,
  flag,
  id,
  idPath,
  instant,
  mediaUrl,
  officialFlag,
  pageOf,
  pageQuery,
  pageQueryShape,
  typeInQuery,
  typeWith,
  writtenText,
} from './fields'
import { namedPeopleWriting, namedSchema } from './mentions'

const author = z.object({ id, nickname: z.string(), avatar: mediaUrl, official: officialFlag })
const replySchema = z.object({
  id,
  author,
  text: z.string(),
  /** The people whom the text names. */
  people: z._default(namedSchema.shape.people, []),
  /**
   * Whether the office removed the comment. A removed comment has neither text nor author, and is listed only for its
   * replies.
   */
  removed: flag,
  created_at: instant,
  likes: count,
  liked: flag,
  mine: flag,
  /** The person whose reply this reply answers; null when it answers the comment itself. */
  reply_to: z.nullable(author),
})
export const commentSchema = z.object({
  ...replySchema.shape,
  pinned: flag,
  replies: count,
  /** The first two replies, oldest first. */
  first_replies: z.array(replySchema),
})
export type CommentDto = z.infer<typeof commentSchema>

export const listComments = endpoint({
  id: 'C027',
  name: 'listComments',
  method: 'GET',
  url: '/v1/post_comments/:id',
  summary: 'Comments of a content',
  isKeptOffline: true,
  path: idPath,
  query: z.object({
    ...pageQueryShape,
    type: typeInQuery('comment'),
    order: z._default(z.enum(['new', 'hot']), 'new'),
  }),
  answer: pageOf(commentSchema),
  errors: [errorCodes.gone],
})
export const getComment = endpoint({
  id: null,
  name: 'getComment',
  method: 'GET',
  url: '/v1/comments/:id',
  summary: 'One comment of a content',
  isKeptOffline: true,
  path: idPath,
  query: z.object({ post_id: id, type: typeInQuery('comment') }),
  answer: z.object({ comment: commentSchema, post_id: id, type: typeWith('comment') }),
  errors: [errorCodes.gone],
})
export const listReplies = endpoint({
  id: null,
  name: 'listReplies',
  method: 'GET',
  url: '/v1/comment_replies/:id',
  summary: 'Replies of one comment, oldest first',
  isKeptOffline: true,
  path: idPath,
  query: pageQuery,
  answer: pageOf(replySchema),
})
export const postComment = endpoint({
  id: 'C025',
  name: 'postComment',
  method: 'POST',
  url: '/v1/mobile/comment',
  summary: 'Comments on a content, or replies. Whom it names is told',
  access: 'phone',
  body: z.object({
    post_id: id,
    type: typeWith('comment'),
    text: writtenText(4000, 1),
    people: z._default(namedPeopleWriting, []),
    parent_id: z.nullable(id),
    reply_to_id: z.nullable(id),
  }),
  answer: z.object({
    /** The new comment; null when it waits for the office before others see it. */
    comment: z.nullable(commentSchema),
    ...earnedShape,
  }),
  errors: [errorCodes.sessionExpired, errorCodes.phoneNeeded, errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
  needsPhoneToAuthorise: true,
})
export const deleteComment = endpoint({
  id: 'C026',
  name: 'deleteComment',
  method: 'DELETE',
  url: '/v1/mobile/comment',
  summary: 'Deletes my comment',
  access: 'session',
  query: z.object({ id }),
  answer: z.object({ deleted: flag }),
  errors: [errorCodes.notYours, errorCodes.gone],
})
export const likeComment = endpoint({
  id: null,
  name: 'likeComment',
  method: 'POST',
  url: '/v1/comment_like',
  summary: 'Likes a comment, or takes it back',
  access: 'session',
  body: z.object({ id, action: bit }),
  answer: z.object({ liked: flag, likes: count }),
})
