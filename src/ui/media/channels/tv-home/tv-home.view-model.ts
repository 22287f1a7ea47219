import { inject } from 'inversify'
import { OnAirNow } from '../../../../application/media/channels/on-air-now'
import { Timetable } from '../../../../application/media/channels/timetable'
import { WatchChannel } from '../../../../application/media/channels/watch-channel'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import type { Channel } from '../../../../domain/media/channels/channel'
import type { LiveEvent } from '../../../../domain/media/channels/live-event'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { ShownProgrammes } from '../shown-programmes.view-model'
import { TvStage } from '../tv-stage.view-model'

export type TvHomeTab = 'channels' | 'schedule'

/** S030: the TV channels, one of them in the player, with its schedule. */
export class TvHomeViewModel implements ScreenViewModel {
  readonly channels: Loadable<readonly Channel[]>
  readonly events: Loadable<readonly LiveEvent[]>
  tab: TvHomeTab = 'channels'
  readonly shownProgrammes: ShownProgrammes
  readonly resources: Resources
  /** The channel that the address names; '' for the first channel. */
  private requestedChannelId = ''

  constructor(
    @inject(WatchChannel) private readonly watch: WatchChannel,
    @inject(TvStage) readonly stage: TvStage,
    @inject(Timetable) readonly schedule: Timetable,
    @inject(OnAirNow) readonly onAir: OnAirNow,
  ) {
    this.shownProgrammes = new ShownProgrammes(schedule, (programme) => stage.isReplayed(programme))
    this.channels = new Loadable((signal) => watch.channels(signal))
    this.events = new Loadable((signal) => watch.events(signal))
    // The current programme is outdated after a while, so nothing is saved.
    this.resources = {
      channels: { open: (_location, signal) => this.load(signal), onLocationChange: () => void this.loadChannels() },
      events: resetResource(this.events),
    }
    observe(this)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.requestedChannelId = query['channel'] ?? ''
  }

  show(): () => void {
    const ends = [
      this.stage.show(),
      this.schedule.show(),
      this.onAir.show(
        () => this.channels.value ?? [],
        () => void this.channels.load(),
      ),
    ]
    return () => {
      for (const end of ends) end()
    }
  }

  selectTab(tab: string): void {
    this.tab = tab as TvHomeTab
  }

  retry(): void {
    void this.load()
  }

  private async load(signal?: CancelSignal): Promise<void> {
    if ((await this.channels.load(signal)) !== null) await this.loadChannels(signal)
  }

  /** Plays the channel that the address names, or the first channel when the address names none that exists. */
  private async loadChannels(signal?: CancelSignal): Promise<void> {
    const channels = this.channels.value ?? []
    const channel = channels.find(({ id }) => id === this.requestedChannelId) ?? channels[0]
    if (channel === undefined || channel.id === this.stage.channel?.id) return
    this.stage.open(channel)
    await this.schedule.open((day, forDay) => this.watch.schedule(channel.id, day, forDay), signal)
  }
}
