import { inject } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { PlayerStore } from '../../application/player/player.store'
import { Clock } from '../../application/shared/clock'
import { PreferencesStore } from '../../application/site/preferences.store'

/** Milliseconds without a touch, and pixels of the page, after which it goes out of the way. */
const patience = 5000
const scrolledFar = 24

/** Whether the mini player shows whole or as its cover alone, so that it does not stand on what is read. */
export class MiniPlayerFold {
  private folded = false
  private isHeld: () => boolean = () => false
  private stop: () => void = () => undefined
  /** Where the page stood at the last touch, and where it stands. */
  private from = 0
  private top = 0

  constructor(
    @inject(PlayerStore) private readonly player: PlayerStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    makeAutoObservable<this, 'player' | 'clock' | 'preferences' | 'isHeld' | 'stop' | 'from' | 'top'>(
      this,
      { player: false, clock: false, preferences: false, isHeld: false, stop: false, from: false, top: false },
      { autoBind: true },
    )
  }

  /** What waits for a tap stays in sight. */
  get isFolded(): boolean {
    return this.folded && !this.player.state.blocked && !this.player.state.failed
  }

  /** From here on it is on the screen; the returned function says that it went. It stays whole while `isHeld`, which the keyboard makes it. */
  show(top: number, isHeld: () => boolean): () => void {
    this.top = top
    this.isHeld = isHeld
    this.wait()
    return this.hide
  }

  fold(): void {
    this.folded = true
    this.stop()
  }

  unfold(): void {
    this.folded = false
    this.wait()
  }

  /** Anything that is done with it. */
  touch(): void {
    if (!this.isFolded) this.unfold()
  }

  scrolled(top: number): void {
    this.top = top
    if (!this.folded && !this.isHeld() && Math.abs(top - this.from) > scrolledFar) this.fold()
  }

  private hide(): void {
    this.stop()
    // What is closed comes back whole; a screen that does without it changes nothing.
    if (!this.player.isOpen) this.folded = false
  }

  private wait(): void {
    this.stop()
    this.from = this.top
    this.stop = this.folded ? () => undefined : this.clock.after(patience, this.tire)
  }

  /** Elder people are pressed by nothing: for them it folds only when they go on reading. */
  private tire(): void {
    if (this.isHeld()) this.wait()
    else if (!this.preferences.preferences.elder) this.fold()
  }
}
