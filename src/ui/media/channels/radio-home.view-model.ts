import { inject } from 'inversify'
import { OnAirNow } from '../../../application/media/channels/on-air-now'
import { ChannelSound } from '../../../application/media/channels/channel-sound'
import { RadioGateway } from '../../../application/media/channels/radio-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { CitiesStore } from '../../../application/frame/site/cities.store'
import type { Channel } from '../../../domain/media/channels/channel'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { RadioSchedule } from './radio-schedule.view-model'

/**
 * S026: the channel of the city, today's programmes, and all channels. The player without a playlist links here, too
 * (B31).
 */
export class RadioHomeViewModel implements ScreenViewModel {
  readonly channel: Loadable<Channel>
  readonly channels: PagedList<Channel>
  readonly resources: Resources
  private isShown = false

  constructor(
    @inject(RadioGateway) radio: RadioGateway,
    @inject(CitiesStore) cities: CitiesStore,
    @inject(ChannelSound) readonly sound: ChannelSound,
    @inject(RadioSchedule) readonly schedule: RadioSchedule,
    @inject(OnAirNow) readonly onAir: OnAirNow,
  ) {
    this.channel = new Loadable((signal) => radio.defaultChannel(cities.id ?? cities.name, signal))
    this.channels = new PagedList(
      (cursor, signal) => radio.channels(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    // The current programme is outdated after a while, so nothing is saved.
    this.resources = {
      channel: { open: (_location, signal) => this.load(signal) },
      channels: resetResource(this.channels),
    }
    observe(this)
  }

  show(): () => void {
    this.isShown = true
    const endSchedule = this.schedule.timetable.show()
    const endOnAir = this.onAir.show(
      () => this.channels.items,
      () => void this.channels.start(),
    )
    if (this.channel.value !== null) void this.sound.prepare()
    return () => {
      this.isShown = false
      endSchedule()
      endOnAir()
    }
  }

  retry(): void {
    void this.load()
  }

  retryStream(): void {
    void this.sound.prepare()
  }

  private async load(signal?: CancelSignal): Promise<void> {
    const channel = await this.channel.load(signal)
    if (channel === null) return
    this.sound.open(channel)
    if (this.isShown) void this.sound.prepare()
    await this.schedule.open(channel, signal)
  }
}
