import { inject } from 'inversify'
import type { PlayerEvent } from '../../../domain/frame/player/player-event'
import { canSkip, currentItem, type PlayerState } from '../../../domain/frame/player/player-state'
import { Clock } from '../shared/clock'
import type { ControlCommand } from './media-controls'
import { MediaOutput } from './media-output'
import type { PageMoment } from '../shared/page-life'
import { PhoneDisplay } from './phone-display'
import { PlayCounter } from './play-counter'
import { StreamNetwork } from './stream-network'

/** The commands and events that the player takes from its surroundings. */
export interface PlayerInput {
  send(event: PlayerEvent): void
  control(command: ControlCommand): void
  /** Called when the page was hidden or is being unloaded. */
  saveAll(): void
  /** A random number in [0, 1). */
  random(): number
}

/**
 * Connects the player with the media element, the phone's media controls, the page and the clock, and keeps them in
 * step with its state.
 */
export class PlayerSurroundings {
  private stopTicking: (() => void) | null = null
  private countedSource = 0

  constructor(
    @inject(MediaOutput) private readonly output: MediaOutput,
    @inject(PhoneDisplay) private readonly display: PhoneDisplay,
    @inject(StreamNetwork) private readonly network: StreamNetwork,
    @inject(PlayCounter) private readonly plays: PlayCounter,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  connect(input: PlayerInput): void {
    this.output.listen((report) =>
      input.send(
        report.type === 'media-ended' || report.type === 'media-failed'
          ? { ...report, random: input.random() }
          : report,
      ),
    )
    this.display.listen((command) => input.control(command))
    this.network.listen((moment) => this.onPageMoment(moment, input))
  }

  /** Called after every step that changed something. */
  follow(after: PlayerState, input: PlayerInput): void {
    this.keepTicking(after, input)
    this.count(after)
    this.showPlaying(after)
    this.network.onStreamLost(after.reconnect === null ? null : (currentItem(after)?.url ?? null))
  }

  private onPageMoment(moment: PageMoment, input: PlayerInput): void {
    if (moment.type === 'leaving' || moment.type === 'background') return input.saveAll()
    input.send(moment)
    if (moment.type !== 'visibility') return
    if (moment.hidden) input.saveAll()
    // Timers are throttled in hidden pages, so whatever has become due is done when the page is shown again.
    else input.send({ type: 'tick', now: this.clock.now() })
  }

  private keepTicking({ sleep }: PlayerState, input: PlayerInput): void {
    const runs = sleep?.kind === 'deadline'
    if (runs && this.stopTicking === null) {
      this.stopTicking = this.clock.every(1000, () => input.send({ type: 'tick', now: this.clock.now() }))
    } else if (!runs && this.stopTicking !== null) {
      this.stopTicking()
      this.stopTicking = null
    }
  }

  /** Counts a play when sound becomes audible, at most once each time that an audio is loaded. */
  private count(state: PlayerState): void {
    const item = currentItem(state)
    if (!state.playing || item?.kind !== 'audio' || state.source === this.countedSource) return
    this.countedSource = state.source
    void this.plays.count(item.id)
  }

  private showPlaying(state: PlayerState): void {
    const item = currentItem(state)
    const { wanted, live, time, duration, rate } = state
    this.display.show(
      item === null
        ? null
        : {
            title: item.name,
            album: item.album ?? '',
            image: item.image,
            playing: wanted,
            live,
            canSkip: canSkip(state),
            time,
            duration,
            rate,
          },
    )
  }
}
