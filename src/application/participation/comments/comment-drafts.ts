import { inject } from 'inversify'
import type { CommentAuthor } from '../../../domain/participation/comments/comment'
import type { NamedPerson } from '../../../domain/participation/marked-text/marked-text'
import { targetKey, type CommentTarget } from '../reactions/reaction-target'
import { OwnDrafts } from '../../frame/session/own-drafts'
import { Random } from '../../frame/shared/random'

/** The comment being replied to; null for a comment on the content itself. */
export type CommentParent = { readonly parentId: string; readonly replyTo: CommentAuthor | null } | null

export interface CommentDraft {
  readonly text: string
  /** The people whom the writer chose while typing; none when it is left out. */
  readonly people?: readonly NamedPerson[]
  /** The key that the draft shares with its copies in other tabs (`content-key.ts`). */
  readonly key: string
}

/** Comments that were typed but not posted yet, one draft for the content and one for each comment replied to. */
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
  tellSent(target: CommentTarget, parent: CommentParent, { key, text }: CommentDraft): void {
    this.drafts.tellSent({ name: nameOf(target, parent), key, content: text, path: null })
  }

  /** Calls `listener` when another tab has sent a draft, with its key and text; returns a function that ends this. */
  whenSentElsewhere(listener: (key: string, text: string) => void): () => void {
    return this.drafts.whenSentElsewhere(({ key, content }) => listener(key, content))
  }

  async read(target: CommentTarget, parent: CommentParent): Promise<CommentDraft | null> {
    const saved = await this.drafts.read(nameOf(target, parent))
    return isDraft(saved) ? saved : null
  }

  /** Stores a draft; false when the device could not. */
  async save(target: CommentTarget, parent: CommentParent, draft: CommentDraft): Promise<boolean> {
    if (draft.text.trim() !== '') return this.drafts.save(nameOf(target, parent), draft)
    await this.drafts.drop(nameOf(target, parent))
    return true
  }

  forget(target: CommentTarget, parent: CommentParent): Promise<void> {
    return this.drafts.drop(nameOf(target, parent))
  }
}

function nameOf(target: CommentTarget, parent: CommentParent): string {
  return ['comment', targetKey(target), ...(parent === null ? [] : [parent.parentId, parent.replyTo?.id ?? ''])].join(
    ':',
  )
}

function isDraft(saved: unknown): saved is CommentDraft {
  if (typeof saved !== 'object' || saved === null) return false
  const { text, key } = saved as Readonly<Record<string, unknown>>
  return typeof text === 'string' && typeof key === 'string'
}
