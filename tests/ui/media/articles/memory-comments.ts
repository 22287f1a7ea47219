import type {
  CommentsGateway,
  ChangedWords,
  CommentOrder,
  NewComment,
} from '../../../../src/application/participation/comments/comments-gateway'
import type { ListedComment } from '../../../../src/application/participation/comments/listed-comment'
import type { SwitchAnswer } from '../../../../src/application/participation/reactions/reactions-gateway'
import { failureOf, type FailureCode, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Page } from '../../../../src/application/frame/shared/page'
import type { Comment } from '../../../../src/domain/participation/comments/comment'
import type { OwnComment } from '../../../../src/domain/participation/comments/own-comment'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'

export function comment(id: string, more: Partial<ListedComment> = {}): ListedComment {
  return {
    id,
    author: { id: `of-${id}`, nickname: `Author ${id}`, avatar: null, official: false },
    text: `Words ${id}`,
    createdAt: start - 60_000,
    likes: 2,
    liked: false,
    parentId: null,
    replyTo: null,
    replyCount: 0,
    mine: false,
    pinned: false,
    firstReplies: [],
    ...more,
  }
}

export function ownComment(id: string, more: Partial<OwnComment> = {}): OwnComment {
  return {
    id,
    state: 'shown',
    text: `Words ${id}`,
    people: [],
    waiting: null,
    reason: '',
    createdAt: start - 60_000,
    editedAt: null,
    likes: 0,
    replyCount: 0,
    parentId: null,
    replyTo: null,
    content: { id: '12', kind: 'post', channel: null, title: 'The Old Ferry' },
    ...more,
  }
}

/** Comments in memory. A repeated key gets its first answer, as on the platform. */
export class MemoryComments implements CommentsGateway {
  fails: FailureCode | null = null
  readonly asked: string[] = []
  readonly posts: (NewComment & { readonly key: string })[] = []
  readonly removed: string[] = []
  readonly likes: string[] = []
  contentId = '12'
  items: readonly ListedComment[] = [comment('c1'), comment('c2', { mine: true })]
  replyItems: readonly Comment[] = []
  private readonly answers = new Map<string, ListedComment>()

  async list(target: { id: string; kind: string }, order: CommentOrder): Promise<Outcome<Page<ListedComment>>> {
    this.asked.push(`${target.kind}:${target.id} ${order}`)
    return this.fails === null ? success({ items: this.items, nextCursor: null }) : this.failing()
  }
  async comment(target: { id: string }, id: string): Promise<Outcome<ListedComment>> {
    const found = target.id !== this.contentId ? undefined : this.items.find((item) => item.id === id)
    return found === undefined ? failure(failureOf('gone')) : success(found)
  }
  async replies(): Promise<Outcome<Page<Comment>>> {
    return success({ items: this.replyItems, nextCursor: null })
  }
  async post(given: NewComment, key: string): Promise<Outcome<ListedComment>> {
    this.posts.push({ ...given, key })
    if (this.fails !== null) return this.failing()
    const answer =
      this.answers.get(key) ?? comment(`new-${this.answers.size + 1}`, { text: given.text, mine: true, likes: 0 })
    this.answers.set(key, answer)
    return success(answer)
  }
  own: readonly OwnComment[] = []
  nextCursor: string | null = null
  readonly changes: (ChangedWords & { readonly id: string; readonly key: string })[] = []
  /** Whether a changed text waits for the office. */
  holds = false
  async mine(): Promise<Outcome<Page<OwnComment>>> {
    return this.fails === null ? success({ items: this.own, nextCursor: this.nextCursor }) : this.failing()
  }
  async change(id: string, words: ChangedWords, key: string): Promise<Outcome<OwnComment>> {
    this.changes.push({ ...words, id, key })
    if (this.fails !== null) return this.failing()
    const said = { text: words.text, people: [] }
    const waiting = this.holds ? said : null
    return success(ownComment(id, { ...(this.holds ? {} : { ...said, editedAt: start }), waiting }))
  }
  async remove(id: string): Promise<Outcome<unknown>> {
    this.removed.push(id)
    return this.fails === null ? success({}) : this.failing()
  }
  async like(id: string, on: boolean): Promise<Outcome<SwitchAnswer>> {
    this.likes.push(`${id} ${on}`)
    return this.fails === null ? success({ isOn: on, count: on ? 3 : 2 }) : this.failing()
  }
  get posted(): number {
    return this.answers.size
  }
  private failing(): Outcome<never> {
    return failure(failureOf(this.fails ?? 'offline'))
  }
}
