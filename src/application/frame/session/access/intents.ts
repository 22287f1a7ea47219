import { inject } from 'inversify'
import { Navigator } from '../../navigation/navigator'
import { Clock } from '../../shared/clock'
import type { Outcome } from '../../shared/failure'
import { NoticesStore } from '../../shared/notices.store'
import { hasTexts } from '../../../../domain/frame/shared/json-record'
import { TabStorage } from '../../shared/storage'
import { SessionStore } from '../session.store'

/** An act that was interrupted because it needs a login or a phone. */
export interface Intent {
  /** The act, such as 'like' or 'comment'. */
  readonly kind: string
  /** Its target, such as 'post:12'. */
  readonly target: string
  /** The input so far, such as text and reply target. Attachments are stored with the draft of the same target. */
  readonly payload: unknown
}

/** An intent as it is stored. Where it has an owner, nobody else can resume it. */
interface KeptIntent extends Intent {
  readonly owner: string | null
  readonly at: number
  /** The screen on which the act was tried. */
  readonly from?: string
}

/** What a visitor needs for an act. */
export type IntentRequirement = 'nobody' | 'member' | 'phone'

const intentMinutes = 30
const key = 'intent'

/**
 * Resumable intents. An act that needs a login, or a login with a phone, is stored, the visitor is sent on the detour,
 * and the screen resumes the act when they return, also after a full reload.
 */
export class Intents {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(TabStorage) private readonly storage: TabStorage,
    @inject(Clock) private readonly clock: Clock,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** True when the visitor may act now; otherwise the intent is stored and the login opens. */
  requireMember(intent: Intent): boolean {
    // Another tab may just have ended the session, and its message arrives later than the cookies change.
    this.session.readCookies()
    if (this.session.isMember) return true
    this.save(intent)
    this.notices.show({ code: 'login-first' })
    this.navigator.toLogin(this.navigator.current())
    return false
  }

  /** Like `requireMember`, for acts that need a phone (B50). */
  requirePhone(intent: Intent): boolean {
    if (!this.requireMember(intent)) return false
    if (this.session.hasPhone) return true
    this.save(intent)
    this.navigator.toBindPhone(this.navigator.current())
    return false
  }

  /** Like `requireMember`, for any requirement. */
  admits(needs: IntentRequirement, intent: Intent): boolean {
    return needs === 'nobody' || (needs === 'phone' ? this.requirePhone(intent) : this.requireMember(intent))
  }

  /** Whether the visitor may act now, without a detour. */
  mayAct(needs: IntentRequirement): boolean {
    this.session.readCookies()
    return needs === 'nobody' || (needs === 'phone' ? this.session.hasPhone : this.session.isMember)
  }

  /**
   * Returns the stored intent of this kind and target, and removes it. Null when there is none, when the visitor is
   * still a guest, when the intent is another member's, or when it is too old.
   */
  consume(kind: string, target: string): Intent | null {
    const intent = this.storage.read(key)
    if (!isKept(intent) || intent.kind !== kind || intent.target !== target || !this.session.isMember) return null
    this.storage.remove(key)
    return this.isResumable(intent) ? { kind, target, payload: intent.payload } : null
  }

  /**
   * Stores an intent without opening a screen. The caller opens the login or the registration, unless the login is
   * already open because the platform reported that the session has ended.
   */
  save(intent: Intent): void {
    const keptIntent: KeptIntent = {
      ...intent,
      owner: this.session.shownUserId,
      at: this.clock.now(),
      from: this.navigator.current(),
    }
    this.storage.write(key, keptIntent, intentMinutes)
  }

  /** Stores the intent of an act that the platform refused because the session has ended (B44). */
  saveIfExpired(intent: Intent, outcome: Outcome<unknown>): void {
    if (!outcome.ok && outcome.reason.code === 'session-expired') this.save(intent)
  }

  /** Stores the intent of an act that failed, if the session has ended meanwhile (B44). */
  saveIfEnded(intent: Intent): void {
    if (!this.mayAct('member')) this.save(intent)
  }

  /** The kind of the act of this screen that waits for the visitor; null when none does. It can still be resumed. */
  pendingKind(from: string): string | null {
    const intent = this.storage.read(key)
    return isKept(intent) && intent.from === from && this.isResumable(intent) ? intent.kind : null
  }

  private isResumable({ owner, at }: KeptIntent): boolean {
    return (owner === null || owner === this.session.user?.id) && this.clock.now() - at <= intentMinutes * 60_000
  }

  /** Removes the intent, when the member logs out. */
  forget(): void {
    this.storage.remove(key)
  }
}

const isKept = (stored: unknown): stored is KeptIntent =>
  hasTexts(stored, 'kind', 'target') &&
  typeof stored['at'] === 'number' &&
  (stored['owner'] === null || typeof stored['owner'] === 'string')
