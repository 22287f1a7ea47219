import type { CommentDto } from '../../../../contract/comments'
import type { ListedComment } from '../../../application/participation/comments/listed-comment'
import type { Comment, CommentAuthor } from '../../../domain/participation/comments/comment'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { Camelised } from '../../frame/http/wire-case'

type WireComment = Camelised<CommentDto>
type WireReply = WireComment['firstReplies'][number]

export function replyOf(reply: WireReply, parentId: string): Comment {
  return { ...plainOf(reply), parentId, replyCount: 0 }
}

export function commentOf(comment: WireComment): ListedComment {
  return {
    ...plainOf(comment),
    parentId: null,
    replyCount: comment.replies,
    pinned: comment.pinned,
    firstReplies: comment.firstReplies.map((reply) => replyOf(reply, comment.id)),
  }
}

function plainOf({ id, author, text, people, removed, createdAt, likes, liked, mine, replyTo }: WireReply) {
  return {
    id,
    author: authorOf(author),
    text,
    people,
    isRemoved: removed,
    createdAt: instantOf(createdAt) ?? 0,
    likes,
    liked,
    mine,
    replyTo: replyTo === null ? null : authorOf(replyTo),
  }
}

function authorOf({ id, nickname, avatar, official }: WireReply['author']): CommentAuthor {
  return { id, nickname, avatar: avatar || null, official }
}
