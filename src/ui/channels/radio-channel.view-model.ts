import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ChannelSound } from '../../application/channels/channel-sound'
import { RadioGateway } from '../../application/channels/radio-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Failure } from '../../application/shared/failure'
import { observe } from '../../application/shared/observe'
import type { Channel, ChannelDetail } from '../../domain/channels/channel'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { RadioSchedule } from './radio-schedule.view-model'
import { RadioSurroundings } from './radio-surroundings'
import { radioChannelPath } from './radio.routes'

/** S027: one radio channel. */
export class RadioChannelViewModel implements ScreenViewModel {
  detail: ChannelDetail | null = null
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  /** A failure to load these is not shown. */
  similar: readonly Channel[] = []
  private id = ''
  private isShown = false

  constructor(
    @inject(RadioGateway) private readonly radio: RadioGateway,
    @inject(ChannelSound) readonly sound: ChannelSound,
    @inject(RadioSchedule) readonly schedule: RadioSchedule,
    @inject(RadioSurroundings) readonly around: RadioSurroundings,
  ) {
    observe(this)
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    const begun = this.around.participation.open({ id: this.id, kind: 'channel' }, signal)
    await Promise.all([this.load(signal), begun])
  }

  show(location: ScreenLocation): () => void {
    this.isShown = true
    const endParticipation = this.around.participation.show(location)
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
    const { detail } = this
    return detail === null
      ? null
      : { title: detail.channel.name, description: detail.description, image: detail.channel.cover }
  }

  private async load(signal?: CancelSignal): Promise<void> {
    this.state = 'loading'
    const answer = await this.radio.channel(this.id, signal)
    if (!answer.ok) {
      runInAction(() => {
        this.failure = answer.reason
        this.state = 'failed'
      })
      return
    }
    runInAction(() => {
      this.detail = answer.value
      this.state = 'ready'
      this.sound.open(answer.value.channel)
      this.around.relations.open(answer.value)
      const { channel, description } = answer.value
      this.around.participation.arrived({
        path: radioChannelPath(channel.id) ?? '',
        info: null,
        title: channel.name,
        description,
        cover: channel.cover ?? '',
      })
      this.startWhenReadyAndShown()
    })
    await this.schedule.open(answer.value.channel, signal)
  }

  /** Called when the channel is loaded and the screen is shown, whichever comes last. */
  private startWhenReadyAndShown(): void {
    if (!this.isShown || this.detail === null) return
    void this.sound.prepare()
    void this.around.relations.show()
    if (this.similar.length === 0) void this.findSimilar()
  }

  private async findSimilar(): Promise<void> {
    const answer = await this.radio.similar(this.id)
    runInAction(() => {
      if (answer.ok) this.similar = answer.value
    })
  }
}
