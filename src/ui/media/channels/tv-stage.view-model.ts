import { inject } from 'inversify'
import { reaction } from 'mobx'
import { WatchChannel } from '../../../application/media/channels/watch-channel'
import { Clock } from '../../../application/frame/shared/clock'
import { observe } from '../../../application/frame/shared/observe'
import type { Channel, ChannelStream } from '../../../domain/media/channels/channel'
import type { Programme } from '../../../domain/media/channels/schedule'
import { VideoPlayerViewModel } from '../videos/player/video-player.part.view-model'

/** Milliseconds between two checks whether an event has begun or ended. */
const pollInterval = 30_000

/** A TV channel in the player: its live stream, or a past programme instead of it. */
export class TvStage {
  channel: Channel | null = null
  /** The state of the stream, once loaded. */
  stream: ChannelStream | null = null
  viewers = 0
  /** The past programme that plays instead of the live stream. */
  replayedProgramme: Programme | null = null
  private isShown = false
  private endPlayer: (() => void) | null = null

  constructor(
    @inject(WatchChannel) private readonly watch: WatchChannel,
    @inject(VideoPlayerViewModel) readonly player: VideoPlayerViewModel,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  /** Sets the channel. When another channel was set before, the new one plays at once in its place. */
  open(channel: Channel): void {
    const isOther = this.channel !== null && this.channel.id !== channel.id
    this.channel = channel
    this.viewers = channel.listeners
    if (isOther) {
      this.stream = null
      this.replayedProgramme = null
      if (this.endPlayer !== null) this.player.playback.change(this.live(channel))
    }
    // The controls of the player depend on its source, so the source is set even in a first view, before the screen is
    // shown.
    else if (this.endPlayer === null) this.player.playback.open(this.live(channel))
    this.startWhenReadyAndShown()
  }

  show(): () => void {
    this.isShown = true
    this.startWhenReadyAndShown()
    const endPolling = this.clock.every(pollInterval, () => void this.poll())
    return () => {
      this.leave()
      endPolling()
    }
  }

  isReplayed(programme: Programme): boolean {
    return this.replayedProgramme?.id === programme.id
  }

  /** Plays a past programme instead of the live stream. */
  replay(programme: Programme): void {
    const source = this.channel === null ? null : this.watch.replay(programme, this.channel)
    if (source === null) return
    if (this.isReplayed(programme)) return this.player.toggle()
    this.replayedProgramme = programme
    this.player.playback.change(source)
  }

  backToLive(): void {
    if (this.channel === null) return
    this.replayedProgramme = null
    this.player.playback.change(this.live(this.channel))
  }

  private leave(): void {
    this.isShown = false
    this.replayedProgramme = null
    this.endPlayer?.()
    this.endPlayer = null
  }

  /** Called when the channel is known, and when the screen is shown; starts once both have happened. */
  private startWhenReadyAndShown(): void {
    if (!this.isShown || this.channel === null || this.endPlayer !== null) return
    const { playback } = this.player
    playback.open(this.live(this.channel))
    const endPlayer = this.player.show(this.player.preferences.autoplay)
    // When the player finds that an event has not begun yet, the event's state is requested again at its start.
    const endWatch = reaction(
      () => playback.state.phase,
      (phase) => phase === 'coming' && this.waitForStart(),
    )
    this.endPlayer = () => {
      endWatch()
      endPlayer()
    }
  }

  private live(channel: Channel) {
    // A late answer about an earlier channel is dropped.
    const isThis = () => this.channel?.id === channel.id
    return this.watch.live(channel, {
      stream: (stream) => isThis() && this.setStream(stream),
      viewers: (count) => isThis() && this.countViewers(count),
    })
  }

  /** Requests the state of an event that has a start time or has not begun; does nothing for other channels. */
  private async poll(): Promise<void> {
    const { channel, stream } = this
    const { phase } = this.player.playback.state
    if (channel === null || this.replayedProgramme !== null || stream === null) return
    if (stream.startsAt === null && phase !== 'coming') return
    const answer = await this.watch.stream(channel.id)
    if (!answer.ok || !this.isShown || this.replayedProgramme !== null || this.channel?.id !== channel.id) return
    this.setStream(answer.value)
    if (answer.value.state === stream.state) return
    if (stream.state === 'live' && answer.value.state !== 'live') this.player.playback.dispatch({ type: 'over' })
    else if (stream.state === 'coming') this.player.playback.retry()
  }

  private waitForStart(): void {
    const startsAt = this.stream?.startsAt ?? null
    if (startsAt === null) return
    const wait = startsAt - this.clock.now()
    // The regular polls cover a longer wait.
    if (wait < pollInterval) this.clock.after(Math.max(0, wait) + 1000, () => void this.poll())
  }

  private setStream(stream: ChannelStream): void {
    this.stream = stream
  }

  private countViewers(count: number): void {
    this.viewers = count
  }
}
