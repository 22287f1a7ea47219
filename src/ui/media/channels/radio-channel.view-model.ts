import { inject } from 'inversify'
import { ChannelSound } from '../../../application/media/channels/channel-sound'
import { RadioGateway } from '../../../application/media/channels/radio-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Channel, ChannelDetail, ChannelHost } from '../../../domain/media/channels/channel'
import { ParticipationViewModel } from '../../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { RadioSchedule } from './radio-schedule.view-model'
import { radioChannelPath } from './radio.paths'

/** S027: one radio channel. */
export class RadioChannelViewModel implements ScreenViewModel {
  readonly detail: Loadable<ChannelDetail>
  /** Similar channels; when they fail to load, nothing is shown. */
  readonly similar: Loadable<readonly Channel[]>
  readonly resources: Resources
  private id = ''
  private isShown = false

  constructor(
    @inject(RadioGateway) private readonly radio: RadioGateway,
    @inject(ChannelSound) readonly sound: ChannelSound,
    @inject(RadioSchedule) readonly schedule: RadioSchedule,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.detail = new Loadable((signal) => radio.channel(this.id, signal))
    this.similar = new Loadable(() => radio.similar(this.id))
    // The current programme is outdated after a while, so nothing is saved.
    this.resources = {
      participation: {
        open: (_location, signal) => participation.open({ id: this.id, kind: 'channel' }, signal),
        show: participation.show,
      },
      channel: { open: (_location, signal) => this.load(signal) },
    }
    observe(this)
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  show(): () => void {
    this.isShown = true
    const endSchedule = this.schedule.timetable.show()
    this.startWhenReadyAndShown()
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

  get head(): ScreenHead | null {
    const detail = this.detail.value
    return detail === null
      ? null
      : {
          title: detail.channel.name,
          description: detail.description,
          image: detail.channel.cover,
          share: detail.share,
          about: { ...detail.channel, kind: 'channel', medium: 'radio' },
        }
  }

  private async load(signal?: CancelSignal): Promise<void> {
    const detail = await this.detail.load(signal)
    if (detail === null) return
    this.arrive(detail)
    await this.schedule.open(detail.channel, signal)
  }

  private arrive({ channel, description, publisher, hosts, share }: ChannelDetail): void {
    this.sound.open(channel)
    this.participation.onArrival({
      path: radioChannelPath(channel.id) ?? '',
      info: share,
      title: channel.name,
      description,
      cover: channel.cover ?? '',
      by: publisher,
      followed: { isOn: channel.subscribed, count: 0 },
      followedOnPage: { now: hosts.map(followedOf), reload: this.reloadHosts },
    })
    this.startWhenReadyAndShown()
  }

  private async reloadHosts() {
    const answer = await this.radio.channel(this.id)
    return answer.ok ? answer.value.hosts.map(followedOf) : null
  }

  /** Called when the channel is loaded, and when the screen is shown; starts once both have happened. */
  private startWhenReadyAndShown(): void {
    if (!this.isShown || this.detail.value === null) return
    void this.sound.prepare()
    if (this.similar.state === 'idle' || this.similar.state === 'failed') void this.similar.load()
  }
}

function followedOf({ id, followed }: ChannelHost) {
  return { target: { id, kind: 'host' as const }, isOn: followed }
}
