import { inject } from 'inversify'
import type { Channel } from '../../../domain/media/channels/channel'
import { onAirProgress } from '../../../domain/media/channels/on-air'
import { Clock } from '../../frame/shared/clock'
import { observe } from '../../frame/shared/observe'
import { SiteStore } from '../../frame/site/site.store'

/** Milliseconds between two looks at the clock. */
const checkInterval = 20_000
/** Milliseconds between two refreshes: the clocks of phone and platform may differ. */
const refreshInterval = 60_000

/** How far the programmes of a list of channels are, and when the list is to be asked again since one of them is over. */
export class OnAirNow {
  private now: number
  private refreshedAt = 0

  constructor(
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.now = clock.now()
    observe(this)
  }

  /** From 0 to 1; null when nothing is on. */
  progressOf({ onAir }: Channel): number | null {
    return onAir === null ? null : onAirProgress(onAir, this.now, this.site.timeZone)
  }

  /** While the list is on screen. */
  show(channels: () => readonly Channel[], refresh: () => void): () => void {
    const look = () => {
      this.setNow()
      const isOver = channels().some((channel) => channel.onAir !== null && this.progressOf(channel) === null)
      if (!isOver || this.now - this.refreshedAt < refreshInterval) return
      this.refreshedAt = this.now
      refresh()
    }
    look()
    return this.clock.every(checkInterval, look)
  }

  private setNow(): void {
    this.now = this.clock.now()
  }
}
