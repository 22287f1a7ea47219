import { inject } from 'inversify'
import { Clock } from '../../../application/frame/shared/clock'
import { observe } from '../../../application/frame/shared/observe'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'

/** The seconds before the next episode starts by itself. */
const countFrom = 5

/** The countdown to the next episode. In elder mode there is none, and viewers start the next episode themselves. */
export class UpNext {
  /** Seconds left; null while there is no countdown. */
  secondsLeft: number | null = null
  private endTicks: (() => void) | null = null

  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    observe(this)
  }

  start(act: () => void): void {
    this.cancel()
    if (this.preferences.preferences.elder) return
    this.secondsLeft = countFrom
    this.endTicks = this.clock.every(1000, () => this.tick(act))
  }

  cancel(): void {
    this.endTicks?.()
    this.endTicks = null
    this.secondsLeft = null
  }

  private tick(act: () => void): void {
    this.secondsLeft = (this.secondsLeft ?? 0) - 1
    if (this.secondsLeft > 0) return
    this.cancel()
    act()
  }
}
