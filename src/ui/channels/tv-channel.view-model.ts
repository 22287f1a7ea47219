import { inject } from 'inversify'
import { reaction, runInAction } from 'mobx'
import { Timetable } from '../../application/channels/timetable'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Clock } from '../../application/shared/clock'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { WatchChannel } from '../../application/channels/watch-channel'
import type { Channel, ChannelDetail, ChannelStream } from '../../domain/channels/channel'
import type { Programme } from '../../domain/channels/schedule'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { VideoPlayerViewModel } from '../videos/video-player.part.view-model'
import { livePath } from './tv.routes'

export type TvTab = 'schedule' | 'chat' | 'about'

/** Milliseconds between two checks whether an event has begun or ended. */
const pollInterval = 30_000

/** S031: one TV channel or live event. */
export class TvChannelViewModel implements ScreenViewModel {
  readonly detail: Loadable<ChannelDetail>
  others: readonly Channel[] = []
  /** The state of the stream, once loaded. */
  stream: ChannelStream | null = null
  viewers = 0
  /** The past programme that plays instead of the live stream. */
  replayed: Programme | null = null
  tab: TvTab = 'schedule'
  private id = ''
  /** What is loaded beside the channel, and shown together with it, so that nothing shifts. */
  private beside: Promise<unknown> = Promise.resolve()
  private isShown = false
  private endPlayer: (() => void) | null = null

  constructor(
    @inject(WatchChannel) private readonly watch: WatchChannel,
    @inject(VideoPlayerViewModel) readonly player: VideoPlayerViewModel,
    @inject(Timetable) readonly schedule: Timetable,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.detail = new Loadable(async (signal) => {
      const answer = await watch.channel(this.id, signal)
      await this.beside
      return answer
    })
    observe(this)
  }

  get head(): ScreenHead | null {
    const detail = this.detail.value
    return detail === null
      ? null
      : {
          title: detail.channel.name,
          description: detail.description,
          image: detail.channel.cover,
          about: { ...detail.channel, kind: 'channel', medium: 'tv' },
        }
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const id = params['id'] ?? ''
    this.id = id
    const { participation, schedule } = this
    const begun = participation.open({ id, kind: 'channel' }, signal)
    this.beside = Promise.all([
      schedule.open((day, forDay) => this.watch.schedule(id, day, forDay), signal),
      this.bringOthers(signal),
    ])
    await Promise.all([this.load(signal), begun])
  }

  show(location: ScreenLocation): () => void {
    const { participation, schedule } = this
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
    if (tab === 'chat') this.participation.comments.onNear()
  }

  /** Plays a past programme instead of the live stream. */
  replay(programme: Programme): void {
    const detail = this.detail.value
    const source = detail === null ? null : this.watch.replay(programme, detail.channel)
    if (source === null) return
    if (this.replayed?.id === programme.id) return this.player.toggle()
    this.replayed = programme
    this.player.playback.change(source)
  }

  backToLive(): void {
    const detail = this.detail.value
    if (detail === null) return
    this.replayed = null
    this.player.playback.change(this.live(detail.channel))
  }

  private leave(): void {
    this.isShown = false
    this.replayed = null
    this.endPlayer?.()
    this.endPlayer = null
  }

  private async load(signal?: CancelSignal): Promise<void> {
    const detail = await this.detail.load(signal)
    if (detail !== null) this.arrive(detail)
  }

  private arrive({ channel, description }: ChannelDetail): void {
    this.viewers = channel.listeners
    this.participation.arrived({
      path: livePath(channel.id),
      info: null,
      title: channel.name,
      description,
      cover: channel.cover ?? '',
      followed: { on: channel.subscribed, count: 0 },
    })
    this.startWhenReadyAndShown()
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
    const detail = this.detail.value
    if (!this.isShown || detail === null || this.endPlayer !== null) return
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
