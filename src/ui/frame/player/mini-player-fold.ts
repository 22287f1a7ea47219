import { inject } from 'inversify'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { Clock } from '../../../application/frame/shared/clock'
import { observe } from '../../../application/frame/shared/observe'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'

/** Milliseconds without a touch after which the mini player collapses. */
const idleTime = 5000
/** The scroll distance in pixels after which the mini player collapses. */
const scrolledFar = 24

/** Whether the mini player is expanded or collapsed to its cover, so that it does not hide the text. */
export class MiniPlayerFold {
  private folded = false
  /** Whether the listener expanded it or touched it on this screen. */
  private isChosen = false
  private isHeld: (() => boolean) | null = null
  private stop: (() => void) | null = null
  /** The scroll position at the last touch. */
  private from = 0
  /** The current scroll position. */
  private top = 0

  constructor(
    @inject(PlayerStore) private readonly player: PlayerStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    observe(this)
  }

  /** Whether it is collapsed; never while it waits for a tap. */
  get isFolded(): boolean {
    return this.folded && !this.player.state.blocked && !this.player.state.failed
  }

  /**
   * Call when the player appears; call the returned function when it disappears. The player stays expanded while
   * `isHeld` returns true, which means that it has keyboard focus.
   */
  show(top: number, isHeld: () => boolean): () => void {
    this.top = top
    this.isHeld = isHeld
    this.startTimer()
    return this.hide
  }

  collapse(): void {
    this.folded = true
    this.isChosen = false
    this.stop?.()
  }

  expand(): void {
    this.folded = false
    this.isChosen = true
    this.startTimer()
  }

  /** Call when another screen is shown, on which the listener has not expanded it yet. */
  onPageMoved(): void {
    this.isChosen = false
  }

  /** Collapses it because it covers a control and has no other place. */
  moveOutOfTheWay(): void {
    if (!this.folded && !this.isChosen && this.isHeld?.() !== true) this.collapse()
  }

  /** Call on any interaction with it. */
  onTouch(): void {
    if (!this.isFolded) this.expand()
  }

  onScroll(top: number): void {
    this.top = top
    if (!this.folded && this.isHeld?.() !== true && Math.abs(top - this.from) > scrolledFar) this.collapse()
  }

  private hide(): void {
    this.stop?.()
    // A player that was closed is expanded when it opens again. A screen that only hides the player does not expand it.
    if (!this.player.isOpen) this.folded = false
  }

  private startTimer(): void {
    this.stop?.()
    this.from = this.top
    this.stop = this.folded ? null : this.clock.after(idleTime, this.collapseWhenIdle)
  }

  /**
   * Collapses the player after a time without a touch. In elder mode there is no time limit, and only scrolling
   * collapses it.
   */
  private collapseWhenIdle(): void {
    if (this.isHeld?.() === true) this.startTimer()
    else if (!this.preferences.preferences.elder) this.collapse()
  }
}
