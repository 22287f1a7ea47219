import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ChannelSound } from '../../application/radio/channel-sound'
import { RadioGateway } from '../../application/radio/radio-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { ShareSubject } from '../../application/sharing/share-content'
import type { Channel, ChannelDetail } from '../../domain/radio/channel'
import { CommentsViewModel } from '../comments/comments.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { ChannelRelations } from './channel-relations.view-model'
import { ChannelSchedule } from './channel-schedule.view-model'
import { radioChannelPath } from './radio.routes'

/** S027: one radio channel. */
export class RadioChannelViewModel implements ScreenViewModel {
  detail: ChannelDetail | null = null
  state: 'loading' | 'ready' | 'failed' = 'loading'
  isSharing = false
  /** Not worth an error when they do not come. */
  similar: readonly Channel[] = []
  private id = ''
  private isShown = false

  constructor(
    @inject(RadioGateway) private readonly radio: RadioGateway,
    @inject(ChannelSound) readonly sound: ChannelSound,
    @inject(ChannelSchedule) readonly schedule: ChannelSchedule,
    @inject(ChannelRelations) readonly relations: ChannelRelations,
    @inject(CommentsViewModel) readonly comments: CommentsViewModel,
  ) {
    makeAutoObservable<this, 'radio'>(
      this,
      { radio: false, sound: false, schedule: false, relations: false, comments: false, detail: observableRef, similar: observableRef },
      { autoBind: true },
    )
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    this.comments.open({ id: this.id, kind: 'channel' })
    await this.load(signal)
  }

  show(): () => void {
    this.isShown = true
    const endComments = this.comments.show()
    const endSchedule = this.schedule.show()
    this.meet()
    return () => {
      this.isShown = false
      endComments()
      endSchedule()
    }
  }

  retry(): void {
    void this.load()
  }

  retryStream(): void {
    void this.sound.prepare()
  }

  share(open: boolean): void {
    this.isSharing = open
  }

  get head(): ScreenHead | null {
    const { detail } = this
    return detail === null ? null : { title: detail.channel.name, description: detail.description, image: detail.channel.cover }
  }

  get shareSubject(): ShareSubject {
    const { detail } = this
    return {
      path: radioChannelPath(this.id) ?? '',
      target: { id: this.id, kind: 'channel' },
      info: null,
      title: detail?.channel.name ?? '',
      description: detail?.description ?? '',
      cover: detail?.channel.cover ?? '',
    }
  }

  private async load(signal?: CancelSignal): Promise<void> {
    this.state = 'loading'
    const answer = await this.radio.channel(this.id, signal)
    if (!answer.ok) {
      runInAction(() => {
        this.state = 'failed'
      })
      return
    }
    runInAction(() => {
      this.detail = answer.value
      this.state = 'ready'
      this.sound.open(answer.value.channel)
      this.relations.open(answer.value)
      this.meet()
    })
    await this.schedule.open(answer.value.channel, signal)
  }

  /** Once the channel is here and on show, whichever comes last. */
  private meet(): void {
    if (!this.isShown || this.detail === null) return
    void this.sound.prepare()
    void this.relations.show()
    if (this.similar.length === 0) void this.findSimilar()
  }

  private async findSimilar(): Promise<void> {
    const answer = await this.radio.similar(this.id)
    runInAction(() => {
      if (answer.ok) this.similar = answer.value
    })
  }
}
