import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { ChangeSubject } from '../../../domain/frame/messages/change'
import { NativeBridge } from '../hosts/native-bridge'
import { SessionStore } from '../session/session.store'
import type { CancelSignal } from '../shared/cancel-signal'
import { observe } from '../shared/observe'
import { MessagesGateway, type Unread } from './messages-gateway'

const noneUnread: Unread = { messages: 0, changed: [] }

/**
 * What changed since the member last looked. It is derived from their unread messages, so it is the same on every
 * device. Screens that show marks load it, and looking at a case removes its mark.
 */
@injectable('Singleton')
export class ChangesStore {
  private loaded: Unread = noneUnread
  /** The member whose changes these are; null until they are loaded. */
  private ownerId: string | null = null

  constructor(
    @inject(MessagesGateway) private readonly gateway: MessagesGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
  ) {
    observe(this)
  }

  /** The number of unread messages. */
  get unread(): number {
    return this.ofMember.messages
  }

  /** Whether a case changed; without an id, whether any case of the subject changed. */
  has(subject: ChangeSubject, id?: string): boolean {
    return this.ofMember.changed.some((change) => change.subject === subject && (id === undefined || change.id === id))
  }

  /** Loads the changes. When that fails, the known changes stay, because a missing mark is not worth an error. */
  async load(signal?: CancelSignal): Promise<void> {
    const ownerId = this.memberId
    if (ownerId === null) return
    const outcome = await this.gateway.unread(signal)
    if (!outcome.ok) return
    runInAction(() => {
      this.loaded = outcome.value
      this.ownerId = ownerId
    })
    this.tellApp()
  }

  /** Marks a case as seen; without an id, all cases of the subject. */
  async markSeen(subject: ChangeSubject, id: string | null = null): Promise<void> {
    if (this.memberId === null) return
    const isLoaded = this.ownerId === this.memberId
    if (isLoaded && !this.has(subject, id ?? undefined)) return
    const isSeen = (change: Unread['changed'][number]) =>
      change.subject === subject && (id === null || change.id === id)
    this.loaded = { ...this.loaded, changed: this.loaded.changed.filter((change) => !isSeen(change)) }
    const outcome = await this.gateway.markSeen(subject, id)
    if (!outcome.ok) return
    runInAction(() => (this.loaded = { ...this.loaded, messages: outcome.value }))
    this.tellApp()
  }

  /** Shows the number of unread messages at the icon of the app. */
  private tellApp(): void {
    if (this.bridge.can('setBadge')) void this.bridge.call('setBadge', { count: this.unread })
  }

  private get memberId(): string | null {
    return this.session.user?.id ?? null
  }

  private get ofMember(): Unread {
    return this.ownerId !== null && this.ownerId === this.memberId ? this.loaded : noneUnread
  }
}
