import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { actErrors } from './expected-errors'
import {
  bit,
  count,
  earnedShape,
  flag,
  id,
  idPath,
  instant,
  moment,
  officialFlag,
  optionalUrl,
  pageOf,
  pageQuery,
  pageQueryShape,
  typeInQuery,
  typeWith,
  writtenText,
} from './fields'
import { namedPeopleWriting, namedSchema } from './mentions'

const author = z.object({ id, nickname: z.string(), avatar: optionalUrl, official: officialFlag })
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
  created_at: moment,
  /** When its author last changed the text; null while it is as it was posted. */
  edited_at: z._default(z.nullable(instant), null),
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
export type CommentDto = z.input<typeof commentSchema>

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
const wordsSchema = z.object({ text: z.string(), people: namedSchema.shape.people })
const ownCommentSchema = z.object({
  id,
  /** `held`: it waits for the office, and nobody else sees it; `removed`: the office removed it, or refused it. */
  state: z.enum(['shown', 'held', 'removed']),
  ...wordsSchema.shape,
  /** The changed text that waits for the office, while others see the former one; null where none does. */
  waiting: z.nullable(wordsSchema),
  /** Why the office removed it; '' otherwise. */
  reason: z.string(),
  created_at: moment,
  edited_at: z.nullable(moment),
  likes: count,
  replies: count,
  /** The comment under which it stands as a reply; null for a comment on the content itself. */
  parent_id: z.nullable(id),
  /** The person whose reply it answers; null when it answers the comment or the content itself. */
  reply_to: z.nullable(author),
  /** What it was written on; null when that is gone, or the caller may not see it any more. */
  content: z.nullable(
    z.object({
      id,
      type: typeWith('comment'),
      /** 1 radio, 2 TV; null for a content that is no channel. */
      channel_kind: z.nullable(z.union([z.literal(1), z.literal(2)])),
      title: z.string(),
    }),
  ),
})
export type OwnCommentDto = z.input<typeof ownCommentSchema>

export const listMyComments = endpoint({
  id: null,
  name: 'listMyComments',
  method: 'GET',
  url: '/v1/my_comments',
  summary: 'What I wrote under contents, newest first: also what waits for the office, and what it removed',
  access: 'session',
  query: pageQuery,
  answer: pageOf(ownCommentSchema),
})
export const editComment = endpoint({
  id: null,
  name: 'editComment',
  method: 'PUT',
  url: '/v1/comments/:id',
  summary:
    'The author changes the text of a comment, which is marked as edited. Whom it names newly is told. A text that the office looks at first waits, while the former one stays',
  access: 'phone',
  path: idPath,
  body: z.object({ text: writtenText(4000, 1), people: z._default(namedPeopleWriting, []) }),
  answer: z.object({ comment: ownCommentSchema }),
  // 409001 with the state `muted` or `comments-closed`.
  errors: [...actErrors, errorCodes.phoneNeeded],
  idempotent: true,
})
export const deleteComment = endpoint({
  id: 'C026',
  name: 'deleteComment',
  method: 'DELETE',
  url: '/v1/mobile/comment',
  summary: 'Deletes my comment, also one that waits for the office',
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
