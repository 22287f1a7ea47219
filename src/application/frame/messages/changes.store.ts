import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { ChangeSubject } from '../../../domain/frame/messages/change'
import {
  nothingUnread,
  nothingWaits,
  type UnreadByCategory,
  type WaitingCounts,
} from '../../../domain/frame/messages/message'
import { NativeBridge } from '../hosts/native-bridge'
import { SessionStore } from '../session/session.store'
import type { CancelSignal } from '../shared/cancel-signal'
import { observe } from '../shared/observe'
import { AppBadge } from './app-badge'
import { MessagesGateway, type Unread } from './messages-gateway'
import { UnreadStore } from './unread.store'

const noneUnread: Unread = {
  messages: 0,
  categories: nothingUnread,
  latestAt: null,
  changed: [],
  waiting: nothingWaits,
}

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
    @inject(AppBadge) private readonly badge: AppBadge,
    @inject(UnreadStore) private readonly shown: UnreadStore,
  ) {
    observe(this)
  }

  /** The number of unread messages. */
  get unread(): number {
    return this.ofMember.messages
  }

  get categories(): UnreadByCategory {
    return this.ofMember.categories
  }

  /** What waits for the member besides messages. */
  get waiting(): WaitingCounts {
    return this.ofMember.waiting
  }

  /** When the latest message was sent, in milliseconds since 1970; null while that is unknown. */
  get latestAt(): number | null {
    return this.ofMember.latestAt
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
    if (this.memberId === ownerId) this.take(outcome.value)
  }

  /** Takes what the platform says of the member who is logged in. */
  take(unread: Unread): void {
    const ownerId = this.memberId
    if (ownerId === null) return
    this.loaded = unread
    this.ownerId = ownerId
    this.showCount()
  }

  /** Forgets what was loaded, since nobody is logged in. */
  forget(): void {
    if (this.ownerId === null) return
    this.loaded = noneUnread
    this.ownerId = null
    this.showCount()
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
    this.showCount()
  }

  /** Shows the number of unread messages in the tab bar, and at the icon of the app or of the installed site. */
  private showCount(): void {
    this.shown.count = this.unread
    if (this.bridge.can('setBadge')) void this.bridge.call('setBadge', { count: this.unread })
    else if (!this.bridge.isPresent) this.badge.show(this.unread)
  }

  private get memberId(): string | null {
    return this.session.user?.id ?? null
  }

  private get ofMember(): Unread {
    return this.ownerId !== null && this.ownerId === this.memberId ? this.loaded : noneUnread
  }
}
