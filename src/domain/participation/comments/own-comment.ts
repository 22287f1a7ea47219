import { contentKinds, type KindWith } from '../../frame/content/content-kinds'
import { channelTarget, type ChannelKind } from '../../frame/navigation/channel-target'
import { contentPath } from '../../frame/navigation/content-target'
import type { NamedInText } from '../marked-text/named-in-text'
import type { CommentAuthor } from './comment'
import { commentPathOf } from './comment-path'

/** What a comment says. */
export interface CommentWords {
  readonly text: string
  /** The people whom the text names. */
  readonly people: NamedInText['people']
}

/** What a comment was written on. */
export interface CommentedContent {
  readonly id: string
  readonly kind: KindWith<'comment'>
  /** The kind of a channel, which decides its screen (B06); null for any other content. */
  readonly channel: Extract<ChannelKind, 'radio' | 'live'> | null
  readonly title: string
}

/** A comment in the list of its author. */
export interface OwnComment extends CommentWords {
  readonly id: string
  /** `held`: it waits for the office, and nobody else sees it; `removed`: the office removed it, or refused it. */
  readonly state: 'shown' | 'held' | 'removed'
  /** The changed text that waits for the office, while others see the former one; null where none does. */
  readonly waiting: CommentWords | null
  /** Why the office removed it; '' otherwise. */
  readonly reason: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly editedAt: number | null
  readonly likes: number
  readonly replyCount: number
  /** The comment under which it stands as a reply; null for a comment on the content itself. */
  readonly parentId: string | null
  /** The person whose reply it answers; null otherwise. */
  readonly replyTo: CommentAuthor | null
  /** The content; null when it is gone, or the member may not see it any more. */
  readonly content: CommentedContent | null
}

/** The path to a comment: its thread, or the content where nobody else sees it; null where there is no such place. */
export function ownCommentPath({ id, state, parentId, content }: OwnComment): string | null {
  if (content === null) return null
  if (content.channel !== null) {
    const target = channelTarget(content.channel, content.id)
    return target?.kind === 'path' ? target.path : null
  }
  if (state !== 'shown') return contentPath(content.kind, content.id)
  return commentPathOf(contentKinds[content.kind].code, content.id, parentId ?? id)
}

/** Whether its author may change a comment now. */
export const mayBeChanged = ({ state, content }: OwnComment): boolean => state !== 'removed' && content !== null

/** Puts comments back into a list, which is in the order of their times, newest first. */
export function withComments(list: readonly OwnComment[], back: readonly OwnComment[]): readonly OwnComment[] {
  const ids = new Set(back.map(({ id }) => id))
  return [...back, ...list.filter(({ id }) => !ids.has(id))].sort((one, other) => other.createdAt - one.createdAt)
}
