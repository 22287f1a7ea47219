import type { commentSchema, listMyComments } from '../../../../contract/comments'
import type { ListedComment } from '../../../application/participation/comments/listed-comment'
import type { Comment } from '../../../domain/participation/comments/comment'
import type { OwnComment } from '../../../domain/participation/comments/own-comment'
import { contentKinds, kindsWith } from '../../../domain/frame/content/content-kinds'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { AnswerOf } from '../../frame/http/call-parts'
import type { Decoded } from '../../frame/http/wire-case'

type WireComment = Decoded<typeof commentSchema>
type WireReply = WireComment['firstReplies'][number]
type WireOwnComment = AnswerOf<typeof listMyComments>['items'][number]

export function replyOf(reply: WireReply, parentId: string): Comment {
  return { ...plainOf(reply), parentId, replyCount: 0 }
}

export function commentOf({ replies, pinned, firstReplies, ...comment }: WireComment): ListedComment {
  return {
    ...plainOf(comment),
    parentId: null,
    replyCount: replies,
    pinned,
    firstReplies: firstReplies.map((reply) => replyOf(reply, comment.id)),
  }
}

const plainOf = ({ removed: isRemoved, editedAt, ...reply }: WireReply) => {
  return { ...reply, isRemoved, editedAt: instantOf(editedAt) }
}

export function ownCommentOf({ replies, content, ...comment }: WireOwnComment): OwnComment {
  return { ...comment, replyCount: replies, content: content && contentOf(content) }
}

function contentOf({ id, type, channelKind, title }: NonNullable<WireOwnComment['content']>): OwnComment['content'] {
  const kind = kindsWith('comment').find((each) => contentKinds[each].code === type)
  const channel = channelKind === null ? null : channelKind === 1 ? 'radio' : 'live'
  return kind === undefined ? null : { id, kind, channel, title }
}
