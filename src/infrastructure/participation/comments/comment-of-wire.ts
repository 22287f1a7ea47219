import type { CommentDto, OwnCommentDto } from '../../../../contract/comments'
import type { ListedComment } from '../../../application/participation/comments/listed-comment'
import type { Comment, CommentAuthor } from '../../../domain/participation/comments/comment'
import type { OwnComment } from '../../../domain/participation/comments/own-comment'
import { contentKinds, kindsWith } from '../../../domain/frame/content/content-kinds'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { Camelised } from '../../frame/http/wire-case'

type WireComment = Camelised<CommentDto>
type WireOwnComment = Camelised<OwnCommentDto>
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

function plainOf({ id, author, text, people, removed, createdAt, editedAt, likes, liked, mine, replyTo }: WireReply) {
  return {
    id,
    author: authorOf(author),
    text,
    people,
    isRemoved: removed,
    createdAt: instantOf(createdAt) ?? 0,
    editedAt: instantOf(editedAt),
    likes,
    liked,
    mine,
    replyTo: replyTo === null ? null : authorOf(replyTo),
  }
}

function authorOf({ id, nickname, avatar, official }: WireReply['author']): CommentAuthor {
  return { id, nickname, avatar: avatar || null, official }
}

export function ownCommentOf(comment: WireOwnComment): OwnComment {
  const { id, state, text, people, waiting, reason, likes, replies, parentId, replyTo, content } = comment
  return {
    ...{ id, state, text, people, waiting, reason, likes, parentId },
    createdAt: instantOf(comment.createdAt) ?? 0,
    editedAt: instantOf(comment.editedAt),
    replyCount: replies,
    replyTo: replyTo === null ? null : authorOf(replyTo),
    content: content === null ? null : contentOf(content),
  }
}

function contentOf({ id, type, channelKind, title }: NonNullable<WireOwnComment['content']>): OwnComment['content'] {
  const kind = kindsWith('comment').find((each) => contentKinds[each].code === type)
  const channel = channelKind === null ? null : channelKind === 1 ? 'radio' : 'live'
  return kind === undefined ? null : { id, kind, channel, title }
}
