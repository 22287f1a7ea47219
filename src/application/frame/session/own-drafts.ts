import { inject } from 'inversify'
import { KeepDraft } from '../shared/keep-draft'
import { DraftStorage } from '../shared/storage'
import { SessionStore } from './session.store'

/**
 * What was typed on this device and not sent yet, by who typed it: a member never meets the drafts of another. What a
 * guest typed is taken over by the member who logs in.
 */
export class OwnDrafts {
  constructor(
    @inject(DraftStorage) private readonly storage: DraftStorage,
    @inject(KeepDraft) private readonly keepDraft: KeepDraft,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** Whose drafts these are now; null for a guest's. */
  get owner(): string | null {
    return this.session.user?.id ?? null
  }

  /** For whom what is typed now is kept: after a session expired still for its member, who is asked to log in again. */
  get keptFor(): string | null {
    return this.session.user?.id ?? this.session.expiredUserId
  }

  async read(name: string): Promise<unknown> {
    const { owner } = this
    const own = await this.storage.read(keyOf(owner, name))
    if (own !== null || owner === null) return own
    const guests = await this.storage.read(keyOf(null, name))
    // Unless somebody else is here by now.
    if (guests === null || this.owner !== owner) return null
    await this.keep(name, guests)
    await this.storage.remove(keyOf(null, name))
    return guests
  }

  /** False when the device could not store it. */
  keep(name: string, draft: unknown): Promise<boolean> {
    return this.keepDraft.execute(keyOf(this.keptFor, name), draft)
  }

  async drop(name: string): Promise<void> {
    await Promise.all([this.storage.remove(keyOf(this.keptFor, name)), this.storage.remove(keyOf(null, name))])
  }

  /** Of what is kept for who is here. */
  async names(): Promise<readonly string[]> {
    const prefix = keyOf(this.owner, '')
    return (await this.storage.keys()).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  }

  /** A member leaves this device: nothing that they typed stays on it. */
  async clear(owner: string): Promise<void> {
    const keys = await this.storage.keys()
    await Promise.all(keys.filter((key) => key.startsWith(keyOf(owner, ''))).map((key) => this.storage.remove(key)))
  }
}

const keyOf = (owner: string | null, name: string): string => `${owner === null ? 'guest' : `of:${owner}`}:${name}`
