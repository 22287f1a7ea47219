import type { CommentDto, OwnCommentDto } from '../../../../contract/comments'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { isoOf } from '../../../kernel/lists/instants'
import type { CommentRow, ReplyRow } from './comments.queries'
import type { OwnCommentRow } from './own-comments.queries'

/** Shown as the author of a removed comment. */
const nobody = { id: 'removed', nickname: '', avatar: '', official: false }

type ReplyDto = CommentDto['first_replies'][number]

export function replyOf(row: ReplyRow, viewer: string | null): ReplyDto {
  return {
    id: row.id,
    author: row.removed
      ? nobody
      : { id: row.user_id, nickname: row.nickname, avatar: row.avatar, official: row.official },
    text: row.text,
    people: row.people,
    removed: row.removed,
    created_at: isoOf(row.created_at),
    edited_at: row.edited_at === null ? null : isoOf(row.edited_at),
    likes: row.likes,
    liked: row.liked,
    mine: row.user_id === viewer && !row.removed,
    reply_to: row.reply_to,
  }
}

export function commentOf(row: CommentRow, viewer: string | null): CommentDto {
  return {
    ...replyOf(row, viewer),
    pinned: row.pinned,
    replies: row.replies,
    first_replies: row.first_replies.map((reply) => replyOf(reply, viewer)),
  }
}

export function ownCommentOf({ content, ...row }: OwnCommentRow, language: Language): OwnCommentDto {
  return {
    ...row,
    created_at: isoOf(row.created_at),
    edited_at: row.edited_at === null ? null : isoOf(row.edited_at),
    content: content === null ? null : contentOf(content, language),
  }
}

function contentOf({ title, ...content }: NonNullable<OwnCommentRow['content']>, language: Language) {
  return { ...(content as Omit<NonNullable<OwnCommentDto['content']>, 'title'>), title: title[language] }
}
