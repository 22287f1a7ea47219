import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ChannelSound } from '../../application/channels/channel-sound'
import { RadioGateway } from '../../application/channels/radio-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Failure } from '../../application/shared/failure'
import { PagedList } from '../../application/shared/paged-list'
import { CitiesStore } from '../../application/site/cities.store'
import type { Channel } from '../../domain/channels/channel'
import type { ScreenViewModel } from '../shell/screen'
import { RadioSchedule } from './radio-schedule.view-model'

/**
 * S026: the channel of the city, today's programmes, and all channels. Also the link of a player without a playlist
 * (B31).
 */
export class RadioHomeViewModel implements ScreenViewModel {
  channel: Channel | null = null
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  readonly channels: PagedList<Channel>
  private isShown = false

  constructor(
    @inject(RadioGateway) private readonly radio: RadioGateway,
    @inject(CitiesStore) private readonly cities: CitiesStore,
    @inject(ChannelSound) readonly sound: ChannelSound,
    @inject(RadioSchedule) readonly schedule: RadioSchedule,
  ) {
    this.channels = new PagedList(
      (cursor, signal) => radio.channels(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    makeAutoObservable<this, 'radio' | 'cities'>(
      this,
      { radio: false, cities: false, sound: false, schedule: false, channels: false, channel: observableRef },
      { autoBind: true },
    )
  }

  async open(_location: unknown, signal?: CancelSignal): Promise<void> {
    await Promise.all([this.load(signal), this.channels.start(signal)])
  }

  show(): () => void {
    this.isShown = true
    const endSchedule = this.schedule.timetable.show()
    if (this.channel !== null) void this.sound.prepare()
    return () => {
      this.isShown = false
      endSchedule()
    }
  }

  retry(): void {
    void this.load()
  }

  retryStream(): void {
    void this.sound.prepare()
  }

  retryChannels(): void {
    void this.channels.start()
  }

  more(): void {
    void this.channels.more()
  }

  private async load(signal?: CancelSignal): Promise<void> {
    this.state = 'loading'
    const answer = await this.radio.defaultChannel(this.cities.id ?? this.cities.name, signal)
    if (!answer.ok) {
      runInAction(() => {
        this.failure = answer.reason
        this.state = 'failed'
      })
      return
    }
    runInAction(() => {
      this.channel = answer.value
      this.state = 'ready'
      this.sound.open(answer.value)
      if (this.isShown) void this.sound.prepare()
    })
    await this.schedule.open(answer.value, signal)
  }
}
