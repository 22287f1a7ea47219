import { inject } from 'inversify'
import { ChannelSound } from '../../application/channels/channel-sound'
import { RadioGateway } from '../../application/channels/radio-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Channel, ChannelDetail, ChannelHost } from '../../domain/channels/channel'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { RadioSchedule } from './radio-schedule.view-model'
import { radioChannelPath } from './radio.routes'

/** S027: one radio channel. */
export class RadioChannelViewModel implements ScreenViewModel {
  readonly detail: Loadable<ChannelDetail>
  /** A failure to load these is not shown. */
  readonly similar: Loadable<readonly Channel[]>
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
    observe(this)
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    const begun = this.participation.open({ id: this.id, kind: 'channel' }, signal)
    await Promise.all([this.load(signal), begun])
  }

  show(location: ScreenLocation): () => void {
    this.isShown = true
    const endParticipation = this.participation.show(location)
    const endSchedule = this.schedule.timetable.show()
    this.startWhenReadyAndShown()
    return () => {
      this.isShown = false
      endParticipation()
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
    this.participation.arrived({
      path: radioChannelPath(channel.id) ?? '',
      info: share,
      title: channel.name,
      description,
      cover: channel.cover ?? '',
      by: publisher,
      followed: { on: channel.subscribed, count: 0 },
      beside: { now: hosts.map(followedOf), reload: this.reloadHosts },
    })
    this.startWhenReadyAndShown()
  }

  private async reloadHosts() {
    const answer = await this.radio.channel(this.id)
    return answer.ok ? answer.value.hosts.map(followedOf) : null
  }

  /** Called when the channel is loaded and the screen is shown, whichever comes last. */
  private startWhenReadyAndShown(): void {
    if (!this.isShown || this.detail.value === null) return
    void this.sound.prepare()
    if (this.similar.state === 'idle' || this.similar.state === 'failed') void this.similar.load()
  }
}

function followedOf({ id, followed }: ChannelHost) {
  return { target: { id, kind: 'host' as const }, on: followed }
}
