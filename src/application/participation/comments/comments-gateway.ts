import type { Comment } from '../../../domain/participation/comments/comment'
import type { OwnComment } from '../../../domain/participation/comments/own-comment'
import type { NamedPerson } from '../../../domain/participation/marked-text/marked-text'
import type { CommentTarget } from '../reactions/reaction-target'
import type { SwitchAnswer } from '../reactions/reactions-gateway'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'
import type { ListedComment } from './listed-comment'

export type CommentOrder = 'new' | 'hot'

export interface NewComment {
  readonly target: CommentTarget
  readonly text: string
  /** The people whom its writer chose, under the names that they saw; the platform keeps those whom the text names. */
  readonly people: readonly NamedPerson[]
  /** The top-level comment that this one replies to; null for a comment on the content itself. */
  readonly parentId: string | null
  /** The id of the user to whom this comment replies; null unless it replies to a reply. */
  readonly replyToId: string | null
}

/** What a comment is to say, with the people whom its writer chose. */
export type ChangedWords = Pick<NewComment, 'text' | 'people'>

export interface PostedComment extends ListedComment {
  /** The credits that the comment earned. */
  readonly credits?: number
}

/** Comments of contents and their replies. */
export interface CommentsGateway {
  list(
    target: CommentTarget,
    order: CommentOrder,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ListedComment>>>
  /** One comment. The failure 'gone' may also mean that the comment belongs to another content. */
  comment(target: CommentTarget, id: string, signal?: CancelSignal): Promise<Outcome<ListedComment>>
  replies(commentId: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Comment>>>
  /**
   * Posts a comment; null when it waits for the office before others see it. `key` makes a repeat harmless: the same key
   * with the same text gets the first answer again.
   */
  post(comment: NewComment, key: string): Promise<Outcome<PostedComment | null>>
  /** What the member wrote, newest first. */
  mine(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<OwnComment>>>
  /** Changes the text of the member's comment. One that waits for the office gets another id. */
  change(id: string, words: ChangedWords, key: string): Promise<Outcome<OwnComment>>
  remove(id: string): Promise<Outcome<unknown>>
  like(id: string, on: boolean): Promise<Outcome<SwitchAnswer>>
}
export const CommentsGateway = port<CommentsGateway>('CommentsGateway')
