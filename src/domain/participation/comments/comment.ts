import { characterCount } from '../../frame/shared/graphemes'
import { plainLines } from '../../frame/shared/plain-text'
import type { NamedInText } from '../marked-text/named-in-text'
import { failure, success } from '../../frame/shared/result'
import type { Result } from '../../frame/shared/result'

export interface CommentAuthor {
  readonly id: string
  readonly nickname: string
  readonly avatar: string | null
  /** Whether the author speaks for an organisation. */
  readonly official: boolean
}

/** A comment on a piece of content, or a reply to one. */
export interface Comment {
  readonly id: string
  readonly author: CommentAuthor
  readonly text: string
  /** The people whom the text names; none when it is left out. */
  readonly people?: NamedInText['people']
  /** Whether the office removed the comment, which is then listed only for the sake of its replies. */
  readonly isRemoved?: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** When its author last changed the text, in milliseconds since 1970; null or left out while it is as it was posted. */
  readonly editedAt?: number | null
  readonly likes: number
  readonly liked: boolean
  /** The top-level comment that this one replies to; null for a comment on the content itself. */
  readonly parentId: string | null
  /** The person whom a reply answers, when that is not the author of the top-level comment; null otherwise. */
  readonly replyTo: CommentAuthor | null
  readonly replyCount: number
  /** Whether the current member wrote it, and may change or delete it. */
  readonly mine: boolean
}

export const longestComment = 500

export type CommentProblem = 'empty' | 'too-long'

/**
 * Checks a typed comment; returns the text as it is sent: trimmed, with at most two consecutive line breaks, 1 to 500
 * characters.
 */
export function commentText(input: string): Result<string, CommentProblem> {
  const text = plainLines(input)
  if (!/[^\p{C}\p{Z}]/u.test(text)) return failure('empty')
  return characterCount(text) > longestComment ? failure('too-long') : success(text)
}

/** The place of a reply to this comment, which is always under the top-level comment, never deeper. */
export function replyPlace(comment: Pick<Comment, 'id' | 'parentId' | 'author'>): {
  readonly parentId: string
  readonly replyTo: CommentAuthor | null
} {
  return comment.parentId === null
    ? { parentId: comment.id, replyTo: null }
    : { parentId: comment.parentId, replyTo: comment.author }
}
