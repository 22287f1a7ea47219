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
  /** The idempotency key, stored with the text, so that sending the same text again is harmless. */
  readonly key: string
  /** The text that was sent under this key; null when no text was. */
  readonly sentText: string | null
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
    return { text, key: this.random.id(), sentText: null }
  }

  /** The draft to be sent. A text that differs from the one sent under its key gets a new key. */
  preparedForSending(draft: CommentDraft): CommentDraft {
    const key = draft.sentText === null || draft.sentText === draft.text ? draft.key : this.random.id()
    return { ...draft, key, sentText: draft.text }
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
  const { text, key, sentText } = saved as Readonly<Record<string, unknown>>
  return typeof text === 'string' && typeof key === 'string' && (sentText === null || typeof sentText === 'string')
}
