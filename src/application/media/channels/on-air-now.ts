import { inject } from 'inversify'
import type { Channel } from '../../../domain/media/channels/channel'
import { onAirProgress } from '../../../domain/media/channels/on-air'
import { Clock } from '../../frame/shared/clock'
import { observe } from '../../frame/shared/observe'
import { SiteStore } from '../../frame/site/site.store'

/** Milliseconds between two checks of the clock. */
const checkInterval = 20_000
/**
 * The shortest time between two refreshes, in milliseconds. The clocks of phone and platform may differ, so a programme
 * that is over by the phone's clock may still be listed as on air.
 */
const refreshInterval = 60_000

/**
 * The progress of the programmes in a list of channels. It also has the list loaded again when one of the programmes is
 * over.
 */
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

  /**
   * The elapsed part of the programme, from 0 to 1; null when nothing is on.
   * @param at The time, in milliseconds since 1970; null for the present.
   */
  progressOf({ onAir }: Channel, at: number | null = null): number | null {
    return onAir === null ? null : onAirProgress(onAir, at ?? this.now, this.site.timeZone)
  }

  /** Follows the clock while the list is on screen. Returns a function that ends this. */
  show(channels: () => readonly Channel[], refresh: () => void): () => void {
    const refreshIfShown = () => {
      this.setNow()
      const isOver = channels().some((channel) => channel.onAir !== null && this.progressOf(channel) === null)
      if (!isOver || this.now - this.refreshedAt < refreshInterval) return
      this.refreshedAt = this.now
      refresh()
    }
    refreshIfShown()
    return this.clock.every(checkInterval, refreshIfShown)
  }

  private setNow(): void {
    this.now = this.clock.now()
  }
}
