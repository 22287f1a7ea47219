import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Timetable } from '../../../../application/media/channels/timetable'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import { WatchChannel } from '../../../../application/media/channels/watch-channel'
import type { Channel, ChannelDetail, ChannelStream } from '../../../../domain/media/channels/channel'
import type { LiveEventState } from '../../../../domain/media/channels/live-event'
import { ChatViewModel } from '../../chat/chat.part.view-model'
import { ParticipationViewModel } from '../../../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { ShownProgrammes } from '../shown-programmes.view-model'
import { TvStage } from '../tv-stage.view-model'
import { livePath } from '../tv.paths'

export type TvTab = 'schedule' | 'chat' | 'about'

/** S031: one TV channel or live event. */
export class TvChannelViewModel implements ScreenViewModel {
  readonly detail: Loadable<ChannelDetail>
  otherChannels: readonly Channel[] = []
  readonly shownProgrammes: ShownProgrammes
  readonly resources: Resources
  /** The stream when the screen was opened; null when it could not be loaded, which shows the screen of a channel. */
  private openedStream: ChannelStream | null = null
  private selectedTab: TvTab | null = null
  private id = ''
  /**
   * Resolves when the schedule, the other channels and the kind are loaded, in parallel with the channel. All are shown
   * together, so that nothing shifts.
   */
  private loadingOthers: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(WatchChannel) private readonly watch: WatchChannel,
    @inject(TvStage) readonly stage: TvStage,
    @inject(Timetable) readonly schedule: Timetable,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(ChatViewModel) readonly chat: ChatViewModel,
  ) {
    this.shownProgrammes = new ShownProgrammes(schedule, (programme) => stage.isReplayed(programme))
    this.detail = new Loadable(async (signal) => {
      const answer = await watch.channel(this.id, signal)
      await this.loadingOthers
      return answer
    })
    // The current programme is outdated after a while, so nothing is saved.
    this.resources = {
      chat,
      participation: {
        open: (_location, signal) => participation.open({ id: this.id, kind: 'channel' }, signal),
        show: participation.show,
      },
      channel: { open: (_location, signal) => this.openChannel(signal) },
    }
    observe(this)
  }

  /** Whether this is a live event, which has a start time instead of a schedule. */
  get isEvent(): boolean {
    return (this.openedStream?.startsAt ?? null) !== null
  }

  /** Whether this is a live event that has not begun. */
  get isComing(): boolean {
    return this.isEvent && this.state === 'coming'
  }

  /** Whether this is a live event that has ended. */
  get isOver(): boolean {
    return this.isEvent && (this.state === 'ended' || this.state === 'replay')
  }

  /** The number of viewers while it is live; null at other times, and while unknown. */
  get watching(): number | null {
    return this.state === 'live' ? this.chat.viewers : null
  }

  get tabs(): readonly TvTab[] {
    return this.isEvent ? ['about', 'chat'] : ['schedule', 'chat', 'about']
  }

  get tab(): TvTab {
    return this.selectedTab ?? (this.isEvent ? 'about' : 'schedule')
  }

  get head(): ScreenHead | null {
    const detail = this.detail.value
    return detail === null
      ? null
      : {
          title: detail.channel.name,
          description: detail.description,
          image: detail.channel.cover,
          share: detail.share,
          about: { ...detail.channel, kind: 'channel', medium: 'tv' },
        }
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  show(): () => void {
    const ends = [this.stage.show(), this.schedule.show()]
    if (this.chat.isResumed) this.selectedTab = 'chat'
    return () => {
      for (const end of ends) end()
    }
  }

  retry(): void {
    void this.load()
  }

  selectTab(tab: string): void {
    this.selectedTab = tab as TvTab
  }

  private openChannel(signal?: CancelSignal): Promise<void> {
    const { id, watch, schedule } = this
    this.loadingOthers = Promise.all([
      schedule.open((day, forDay) => watch.schedule(id, day, forDay), signal),
      this.bringOthers(signal),
      this.bringKind(),
    ])
    return this.load(signal)
  }

  private async load(signal?: CancelSignal): Promise<void> {
    const detail = await this.detail.load(signal)
    if (detail !== null) this.arrive(detail)
  }

  private arrive({ channel, membersOnly, description, publisher, share }: ChannelDetail): void {
    this.chat.onArrival(membersOnly)
    this.stage.open(channel)
    this.participation.onArrival({
      path: livePath(channel.id),
      info: share,
      title: channel.name,
      description,
      cover: channel.cover ?? '',
      by: publisher,
      followed: { isOn: channel.subscribed, count: 0 },
    })
  }

  /** Loads the other channels; when this fails, none are shown. */
  private async bringOthers(signal?: CancelSignal): Promise<void> {
    const channelsBeside = await this.watch.otherChannels(this.id, signal)
    runInAction(() => {
      this.otherChannels = channelsBeside
    })
  }

  /** Finds out whether this is an event: only events have a start time. */
  private async bringKind(): Promise<void> {
    const answer = await this.watch.stream(this.id)
    runInAction(() => {
      this.openedStream = answer.ok ? answer.value : null
    })
  }

  /** The state of the stream, as the player knows it best. */
  private get state(): LiveEventState {
    return (this.stage.stream ?? this.openedStream)?.state ?? 'live'
  }
}
