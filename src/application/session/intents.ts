import { inject } from 'inversify'
import { Navigator } from '../navigation/navigator'
import { Clock } from '../shared/clock'
import { NoticesStore } from '../shared/notices.store'
import { TabStorage } from '../shared/storage'
import { SessionStore } from './session.store'

/** An act that was cut off because it needs a login or a phone. */
export interface Intent {
  /** What was wanted, such as 'like' or 'comment'. */
  readonly kind: string
  /** Upon what, such as 'post:12'. */
  readonly target: string
  /** What was already given: text, reply target. Attachments are kept with the draft of the same target. */
  readonly payload: unknown
}

/** Who may do an act. */
export type Needs = 'nobody' | 'member' | 'phone'

const intentMinutes = 30
const key = 'intent'

/**
 * Resumable intent: an act that needs a member, or a member with a phone, remembers itself, sends the visitor on the detour,
 * and is taken up again by the screen that he comes back to, also after a full reload.
 */
export class Intents {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(TabStorage) private readonly storage: TabStorage,
    @inject(Clock) private readonly clock: Clock,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** True when the visitor may act now; else the intent is kept and the login shows. */
  needsMember(intent: Intent): boolean {
    // Another tab may have ended the session a moment ago: its message comes later than the cookies change.
    this.session.readCookies()
    if (this.session.isMember) return true
    this.keep(intent)
    this.notices.show({ code: 'login-first' })
    this.navigator.toLogin(this.navigator.current())
    return false
  }

  /** The same for what needs a phone (B50). */
  needsPhone(intent: Intent): boolean {
    if (!this.needsMember(intent)) return false
    if (this.session.hasPhone) return true
    this.keep(intent)
    this.navigator.toBindPhone(this.navigator.current())
    return false
  }

  /** The same for what an act needs. */
  admits(needs: Needs, intent: Intent): boolean {
    return needs === 'nobody' || (needs === 'phone' ? this.needsPhone(intent) : this.needsMember(intent))
  }

  /** Whether the visitor may act now, without a detour. */
  mayAct(needs: Needs): boolean {
    this.session.readCookies()
    return needs === 'nobody' || (needs === 'phone' ? this.session.hasPhone : this.session.isMember)
  }

  /** The kept intent of this kind upon this target, once; null when there is none or the visitor came back without what it needs. */
  take(kind: string, target: string): Intent | null {
    const kept = this.storage.read(key) as (Intent & { readonly at: number }) | null
    if (kept === null || kept.kind !== kind || kept.target !== target || !this.session.isMember) return null
    this.storage.remove(key)
    if (this.clock.now() - kept.at > intentMinutes * 60_000) return null
    return { kind: kept.kind, target: kept.target, payload: kept.payload }
  }

  /** For an act that the platform refused because the session has ended: the login is on show already. */
  keep(intent: Intent): void {
    this.storage.write(key, { ...intent, at: this.clock.now() }, intentMinutes)
  }
}
