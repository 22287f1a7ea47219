import { inject } from 'inversify'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { Clock } from '../../../application/frame/shared/clock'
import { observe } from '../../../application/frame/shared/observe'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'

/** Milliseconds without a touch, and scroll distance in pixels, after which it collapses. */
const idleTime = 5000
const scrolledFar = 24

/** Whether the mini player is expanded or collapsed to its cover, so that it does not hide the text. */
export class MiniPlayerFold {
  private folded = false
  /** The listener expanded it, or touched it since. */
  private isChosen = false
  private isHeld: (() => boolean) | null = null
  private stop: (() => void) | null = null
  /** The scroll position at the last touch, and the current one. */
  private from = 0
  private top = 0

  constructor(
    @inject(PlayerStore) private readonly player: PlayerStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    observe(this)
  }

  /** Not while it waits for a tap. */
  get isFolded(): boolean {
    return this.folded && !this.player.state.blocked && !this.player.state.failed
  }

  /**
   * On screen from now on; the returned function ends that. It stays expanded while `isHeld`, which is keyboard focus.
   */
  show(top: number, isHeld: () => boolean): () => void {
    this.top = top
    this.isHeld = isHeld
    this.wait()
    return this.hide
  }

  fold(): void {
    this.folded = true
    this.isChosen = false
    this.stop?.()
  }

  unfold(): void {
    this.folded = false
    this.isChosen = true
    this.wait()
  }

  /** Another screen is shown, on which the listener has not asked for it yet. */
  moved(): void {
    this.isChosen = false
  }

  /** It stands on something that is needed, and has no other place. */
  makeRoom(): void {
    if (!this.folded && !this.isChosen && this.isHeld?.() !== true) this.fold()
  }

  /** Any interaction with it. */
  touch(): void {
    if (!this.isFolded) this.unfold()
  }

  scrolled(top: number): void {
    this.top = top
    if (!this.folded && this.isHeld?.() !== true && Math.abs(top - this.from) > scrolledFar) this.fold()
  }

  private hide(): void {
    this.stop?.()
    // After closing, it comes back expanded; a screen without it changes nothing.
    if (!this.player.isOpen) this.folded = false
  }

  private wait(): void {
    this.stop?.()
    this.from = this.top
    this.stop = this.folded ? null : this.clock.after(idleTime, this.collapseWhenIdle)
  }

  /** In elder mode there is no time limit: it collapses only on scrolling. */
  private collapseWhenIdle(): void {
    if (this.isHeld?.() === true) this.wait()
    else if (!this.preferences.preferences.elder) this.fold()
  }
}
