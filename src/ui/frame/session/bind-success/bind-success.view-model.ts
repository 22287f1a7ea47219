import { inject } from 'inversify'
import { FinishDetour } from '../../../../application/frame/navigation/finish-detour'
import { Intents } from '../../../../application/frame/session/access/intents'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { Clock } from '../../../../application/frame/shared/clock'
import { observe } from '../../../../application/frame/shared/observe'
import { PreferencesStore } from '../../../../application/frame/site/preferences.store'
import type { ScreenLocation, ScreenViewModel } from '../../shell/screens/screen'
import { bindPhonePath } from '../session.paths'

/** Milliseconds after which the screen leads on by itself. */
const shownFor = 3000

/** S063: the phone was bound. The screen names what waited for it, and leads on. */
export class BindSuccessViewModel implements ScreenViewModel {
  readonly resources = {}
  private redirect = ''
  /** The kind of the act that waited for the phone. */
  pendingAct: string | null = null

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Intents) private readonly intents: Intents,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(Clock) private readonly clock: Clock,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    observe(this)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
  }

  /** Leads on after a moment, but in elder mode, which has no time pressure. */
  show(): (() => void) | void {
    this.pendingAct = this.intents.pendingKind(this.redirect)
    if (this.phone === null || this.preferences.preferences.elder) return
    return this.clock.after(shownFor, this.goOn)
  }

  /** The bound number, masked; null when none is bound. */
  get phone(): string | null {
    return this.session.user?.phone ?? null
  }

  get bindPath(): string {
    return bindPhonePath(this.redirect)
  }

  goOn(): void {
    this.finishDetour.execute(this.redirect)
  }
}
