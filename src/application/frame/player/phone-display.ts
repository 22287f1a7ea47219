import { inject } from 'inversify'
import { Clock } from '../shared/clock'
import { MediaControls, type ControlCommand, type NowPlaying } from './media-controls'

/** Seconds by which the position may differ from the one that the phone computes, before the phone is told. */
const drift = 2

/** Tells the phone what is playing, and no more often than necessary, because the phone counts the seconds itself. */
export class PhoneDisplay {
  private displayedItem: NowPlaying | null = null
  private shownAt = 0

  constructor(
    @inject(MediaControls) private readonly controls: MediaControls,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  listen(listener: (command: ControlCommand) => void): void {
    this.controls.listen(listener)
  }

  /** Shows what is playing; null when nothing is playing any more. */
  show(playing: NowPlaying | null): void {
    if (playing === null ? this.displayedItem === null : this.isKnown(playing)) return
    this.displayedItem = playing
    this.shownAt = this.clock.now()
    this.controls.show(playing)
  }

  private isKnown(playing: NowPlaying): boolean {
    const { displayedItem } = this
    if (
      displayedItem === null ||
      JSON.stringify({ ...displayedItem, time: 0 }) !== JSON.stringify({ ...playing, time: 0 })
    )
      return false
    const passed = displayedItem.playing ? ((this.clock.now() - this.shownAt) / 1000) * displayedItem.rate : 0
    return Math.abs(playing.time - displayedItem.time - passed) < drift
  }
}
