import { inject } from 'inversify'
import { reaction, runInAction } from 'mobx'
import { Timetable } from '../../application/channels/timetable'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Clock } from '../../application/shared/clock'
import type { Failure } from '../../application/shared/failure'
import { observe } from '../../application/shared/observe'
import { WatchChannel } from '../../application/channels/watch-channel'
import type { Channel, ChannelDetail, ChannelStream } from '../../domain/channels/channel'
import type { Programme } from '../../domain/channels/schedule'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { VideoPlayerViewModel } from '../videos/video-player.part.view-model'
import { livePath } from './tv.routes'
import { TvSubscription } from './tv-subscription.view-model'

export type TvTab = 'schedule' | 'chat' | 'about'

/** Milliseconds between two checks whether an event has begun or ended. */
const pollInterval = 30_000

/** Dependencies besides the video of a channel. */
export class TvSurroundings {
  constructor(
    @inject(Timetable) readonly schedule: Timetable,
    @inject(TvSubscription) readonly subscription: TvSubscription,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {}
}

/** S031: one TV channel or live event. */
export class TvChannelViewModel implements ScreenViewModel {
  detail: ChannelDetail | null = null
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  others: readonly Channel[] = []
  /** The state of the stream, once loaded. */
  stream: ChannelStream | null = null
  viewers = 0
  /** The past programme that plays instead of the live stream. */
  replayed: Programme | null = null
  tab: TvTab = 'schedule'
  private id = ''
  private isShown = false
  private endPlayer: (() => void) | null = null

  constructor(
    @inject(WatchChannel) private readonly watch: WatchChannel,
    @inject(VideoPlayerViewModel) readonly player: VideoPlayerViewModel,
    @inject(TvSurroundings) readonly around: TvSurroundings,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  get head(): ScreenHead | null {
    const { detail } = this
    return detail === null
      ? null
      : { title: detail.channel.name, description: detail.description, image: detail.channel.cover }
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const id = params['id'] ?? ''
    this.id = id
    const { participation, schedule } = this.around
    const begun = participation.open({ id, kind: 'channel' }, signal)
    const beside = Promise.all([
      schedule.open((day, forDay) => this.watch.schedule(id, day, forDay), signal),
      this.bringOthers(signal),
    ])
    await Promise.all([this.load(signal, beside), begun])
  }

  show(location: ScreenLocation): () => void {
    const { participation, schedule } = this.around
    const ends = [participation.show(location), schedule.show(), this.clock.every(pollInterval, () => void this.poll())]
    this.isShown = true
    this.startWhenReadyAndShown()
    return () => {
      this.leave()
      for (const end of ends) end()
    }
  }

  retry(): void {
    void this.load()
  }

  selectTab(tab: string): void {
    this.tab = tab as TvTab
    if (tab === 'chat') this.around.participation.comments.onNear()
  }

  /** Plays a past programme instead of the live stream. */
  replay(programme: Programme): void {
    const source = this.detail === null ? null : this.watch.replay(programme, this.detail.channel)
    if (source === null) return
    if (this.replayed?.id === programme.id) return this.player.toggle()
    this.replayed = programme
    this.player.playback.change(source)
  }

  backToLive(): void {
    if (this.detail === null) return
    this.replayed = null
    this.player.playback.change(this.live(this.detail.channel))
  }

  private leave(): void {
    this.isShown = false
    this.replayed = null
    this.endPlayer?.()
    this.endPlayer = null
  }

  /** Shows the channel together with what is loaded `beside` it, so that nothing shifts. */
  private async load(signal?: CancelSignal, beside?: Promise<unknown>): Promise<void> {
    this.state = 'loading'
    const answer = await this.watch.channel(this.id, signal)
    await beside
    runInAction(() => {
      if (!answer.ok) {
        this.failure = answer.reason
        this.state = 'failed'
        return
      }
      this.detail = answer.value
      this.viewers = answer.value.channel.listeners
      this.state = 'ready'
      const { channel, description } = answer.value
      this.around.subscription.open(channel)
      this.around.participation.arrived({
        path: livePath(channel.id),
        info: null,
        title: channel.name,
        description,
        cover: channel.cover ?? '',
      })
      this.startWhenReadyAndShown()
    })
  }

  /** A failure to load these is not shown. */
  private async bringOthers(signal?: CancelSignal): Promise<void> {
    const others = await this.watch.others(this.id, signal)
    runInAction(() => {
      this.others = others
    })
  }

  /** Called when the channel is loaded and the screen is shown, whichever comes last. */
  private startWhenReadyAndShown(): void {
    const { detail } = this
    if (!this.isShown || detail === null || this.endPlayer !== null) return
    void this.around.subscription.show()
    const { playback } = this.player
    playback.open(this.live(detail.channel))
    const endPlayer = this.player.show(this.player.preferences.autoplay)
    // The end of an event is noticed by the element as the end of its stream, and confirmed by the platform.
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
    return this.watch.live(channel, {
      stream: (stream) => this.setStream(stream),
      viewers: (count) => this.countViewers(count),
    })
  }

  /** For an event with a start time the state is polled. */
  private async poll(): Promise<void> {
    const { phase } = this.player.playback.state
    if (this.replayed !== null || this.stream === null) return
    if (this.stream.startsAt === null && phase !== 'coming') return
    const answer = await this.watch.stream(this.id)
    if (!answer.ok || !this.isShown || this.replayed !== null) return
    const before = this.stream.state
    this.setStream(answer.value)
    if (answer.value.state === before) return
    if (before === 'live' && answer.value.state !== 'live') this.player.playback.dispatch({ type: 'over' })
    else if (before === 'coming') this.player.playback.retry()
  }

  private waitForStart(): void {
    const startsAt = this.stream?.startsAt ?? null
    if (startsAt === null) return
    const wait = startsAt - this.clock.now()
    // A longer wait is left to the polling.
    if (wait < pollInterval) this.clock.after(Math.max(0, wait) + 1000, () => void this.poll())
  }

  private setStream(stream: ChannelStream): void {
    this.stream = stream
  }

  private countViewers(count: number): void {
    this.viewers = count
  }
}
