import { inject } from 'inversify'
import { reaction } from 'mobx'
import { KeepDraft } from '../../shared/keep-draft'
import { DraftStorage } from '../../shared/storage'
import { SessionStore } from '../session.store'
import { TabChannel, type SentDraft } from '../tab-channel'

/**
 * Drafts on this device, stored by the person who typed them, so that a member never sees another member's. When a
 * guest logs in, the member takes over the guest's drafts.
 */
export class OwnDrafts {
  constructor(
    @inject(DraftStorage) private readonly storage: DraftStorage,
    @inject(KeepDraft) private readonly keepDraft: KeepDraft,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(TabChannel) private readonly tabs: TabChannel,
  ) {}

  /** The id of the member whose drafts are used now; null while a guest's drafts are used. */
  get owner(): string | null {
    return this.session.user?.id ?? null
  }

  /**
   * The id of the member for whom input is stored now. After a session has expired it is still that member, who is
   * asked to log in again.
   */
  get draftOwner(): string | null {
    return this.session.shownUserId
  }

  /** Whether the device refused the last draft, which then lasts until the page is left. */
  get areRefused(): boolean {
    return this.keepDraft.isRefused
  }

  /** Calls `keep` when the present person is no longer the one who types, while their input can be saved as theirs. */
  whenOwnerLeaves(keep: () => void): () => void {
    return reaction(() => this.owner, keep)
  }

  async read(name: string): Promise<unknown> {
    const { owner } = this
    const own = await this.storage.read(keyOf(owner, name))
    if (own !== null || owner === null) return own
    const guests = await this.storage.read(keyOf(null, name))
    // Somebody else may have logged in meanwhile.
    if (guests === null || this.owner !== owner) return null
    await this.save(name, guests)
    await this.storage.remove(keyOf(null, name))
    return guests
  }

  /** Stores a draft; false when the device could not. */
  save(name: string, draft: unknown): Promise<boolean> {
    return this.keepDraft.execute(keyOf(this.draftOwner, name), draft)
  }

  async drop(name: string): Promise<void> {
    await Promise.all([this.storage.remove(keyOf(this.draftOwner, name)), this.storage.remove(keyOf(null, name))])
  }

  /** Tells the other tabs that a draft was sent, so that none offers its copy as unsent. */
  tellSent(draft: SentDraft): void {
    this.tabs.send({ type: 'draft-sent', draft })
  }

  /** Calls `listener` when another tab has sent a draft; returns a function that ends this. */
  whenSentElsewhere(listener: (draft: SentDraft) => void): () => void {
    return this.tabs.listen((message) => message.type === 'draft-sent' && listener(message.draft))
  }

  /** The names of the present person's drafts. */
  async names(): Promise<readonly string[]> {
    const prefix = keyOf(this.owner, '')
    return (await this.storage.keys()).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  }

  /** Removes the drafts of a member who logs out of this device. */
  async clear(owner: string): Promise<void> {
    const keys = await this.storage.keys()
    await Promise.all(keys.filter((key) => key.startsWith(keyOf(owner, ''))).map((key) => this.storage.remove(key)))
  }
}

const keyOf = (owner: string | null, name: string): string => `${owner === null ? 'guest' : `of:${owner}`}:${name}`
