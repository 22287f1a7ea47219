import { inject } from 'inversify'
import type { CommentAuthor } from '../../../domain/participation/comments/comment'
import type { NamedPerson } from '../../../domain/participation/marked-text/marked-text'
import { targetKey, type CommentTarget } from '../reactions/reaction-target'
import { OwnDrafts } from '../../frame/session/drafts/own-drafts'
import { Random } from '../../frame/shared/random'

/** The comment under which a reply is written, and whom that answers. */
export interface ReplyPlace {
  readonly parentId: string
  readonly replyTo: CommentAuthor | null
}

/** A comment whose text is written anew. */
export interface ChangedComment {
  readonly changedId: string
  readonly before: { readonly text: string; readonly people: readonly NamedPerson[] }
}

/** The place of a text: it belongs to the content itself (null), under a comment, or in the place of the one before. */
export type CommentPlace = ReplyPlace | ChangedComment | null

export const isChange = (place: CommentPlace): place is ChangedComment => place !== null && 'changedId' in place

export interface CommentDraft {
  readonly text: string
  /** The people whom the writer chose while typing; none when it is left out. */
  readonly people?: readonly NamedPerson[]
  /** The key that the draft shares with its copies in other tabs (`content-key.ts`). */
  readonly key: string
}

/** Comments that were typed but not posted yet: one draft for the content, and one for each comment that is answered or changed. */
export class CommentDrafts {
  constructor(
    @inject(OwnDrafts) private readonly drafts: OwnDrafts,
    @inject(Random) private readonly random: Random,
  ) {}

  /** The id of the member whose comment is being written; see `OwnDrafts`. */
  get owner(): string | null {
    return this.drafts.draftOwner
  }

  whenOwnerLeaves(keep: () => void): () => void {
    return this.drafts.whenOwnerLeaves(keep)
  }

  newDraft(text = ''): CommentDraft {
    return { text, key: this.random.id() }
  }

  /** Tells the other tabs that a draft was sent. */
  tellSent(target: CommentTarget, place: CommentPlace, { key, text }: CommentDraft): void {
    this.drafts.tellSent({ name: nameOf(target, place), key, content: text, path: null })
  }

  /** Calls `listener` when another tab has sent a draft, with its key and text; returns a function that ends this. */
  whenSentElsewhere(listener: (key: string, text: string) => void): () => void {
    return this.drafts.whenSentElsewhere(({ key, content }) => listener(key, content))
  }

  async read(target: CommentTarget, place: CommentPlace): Promise<CommentDraft | null> {
    const saved = await this.drafts.read(nameOf(target, place))
    return isDraft(saved) ? saved : null
  }

  /** Stores a draft; false when the device could not. */
  async save(target: CommentTarget, place: CommentPlace, draft: CommentDraft): Promise<boolean> {
    if (draft.text.trim() !== '') return this.drafts.save(nameOf(target, place), draft)
    await this.drafts.drop(nameOf(target, place))
    return true
  }

  forget(target: CommentTarget, place: CommentPlace): Promise<void> {
    return this.drafts.drop(nameOf(target, place))
  }
}

function nameOf(target: CommentTarget, place: CommentPlace): string {
  if (isChange(place)) return `comment-change:${place.changedId}`
  return ['comment', targetKey(target), ...(place === null ? [] : [place.parentId, place.replyTo?.id ?? ''])].join(':')
}

function isDraft(saved: unknown): saved is CommentDraft {
  if (typeof saved !== 'object' || saved === null) return false
  const { text, key } = saved as Readonly<Record<string, unknown>>
  return typeof text === 'string' && typeof key === 'string'
}
