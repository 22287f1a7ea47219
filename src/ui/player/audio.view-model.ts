import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { RecordVisit } from '../../application/account/record-visit'
import { AudioGateway } from '../../application/player/audio-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Failure } from '../../application/shared/failure'
import type { ShareSubject } from '../../application/sharing/share-content'
import { contentPath } from '../../domain/navigation/content-target'
import type { Audio } from '../../domain/player/audio'
import { CommentsViewModel } from '../comments/comments.part.view-model'
import { ReactionsViewModel } from '../reactions/reactions.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { AudioPlayback } from './audio-playback.view-model'

export type AudioSheet = 'sleep' | 'rate' | 'playlist' | 'share'

/** S023, S024: one audio with the full player. */
export class AudioViewModel implements ScreenViewModel {
  audio: Audio | null = null
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  sheet: AudioSheet | null = null
  /** True from the first sheet of the player on: its code is here. */
  sheetsWanted = false
  private id = ''
  private isShown = false
  private stopPlayback: (() => void) | null = null

  constructor(
    @inject(AudioGateway) private readonly audios: AudioGateway,
    @inject(AudioPlayback) readonly playback: AudioPlayback,
    @inject(CommentsViewModel) readonly comments: CommentsViewModel,
    @inject(ReactionsViewModel) readonly reactions: ReactionsViewModel,
    @inject(RecordVisit) private readonly recordVisit: RecordVisit,
  ) {
    comments.counted = reactions.countComment
    makeAutoObservable<this, 'audios' | 'recordVisit' | 'stopPlayback'>(
      this,
      {
        audios: false,
        recordVisit: false,
        playback: false,
        comments: false,
        reactions: false,
        stopPlayback: false,
        audio: observableRef,
      },
      { autoBind: true },
    )
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.begin(params['aid'] ?? '')
    const target = { id: this.id, kind: 'audio' } as const
    await Promise.all([this.load(signal), this.reactions.open(target, signal)])
  }

  show({ params }: ScreenLocation): () => void {
    this.comments.showThread(params['id'] ?? '')
    void this.reactions.show()
    const endComments = this.comments.show()
    this.isShown = true
    this.meet()
    return () => {
      this.isShown = false
      this.stopPlayback?.()
      this.stopPlayback = null
      endComments()
    }
  }

  moved({ params }: ScreenLocation): void {
    this.comments.showThread(params['id'] ?? '')
  }

  snapshot(): unknown {
    return this.audio
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    this.begin(params['aid'] ?? '')
    this.take(saved as Audio)
    void this.reactions.open({ id: this.id, kind: 'audio' })
  }

  retry(): void {
    void this.load()
  }

  openSheet(sheet: AudioSheet): void {
    this.sheet = sheet
    if (sheet !== 'share') this.sheetsWanted = true
  }

  closeSheet(): void {
    this.sheet = null
  }

  /** Known at once when it is the one that plays. */
  get title(): string {
    return this.audio?.title ?? this.playing?.name ?? ''
  }

  get cover(): string | null {
    return this.audio === null
      ? (this.playing?.image ?? null)
      : (this.audio.cover ?? this.audio.albums[0]?.cover ?? null)
  }

  get head(): ScreenHead | null {
    const { audio } = this
    return audio === null
      ? null
      : { title: audio.title, description: audio.description, image: this.cover, share: audio.share }
  }

  get shareSubject(): ShareSubject {
    const { audio } = this
    return {
      path: contentPath('audio', this.id) ?? '',
      target: { id: this.id, kind: 'audio' },
      info: audio?.share ?? null,
      title: this.title,
      description: audio?.description ?? '',
      cover: this.cover ?? '',
    }
  }

  private get playing() {
    return this.playback.isCurrent ? this.playback.player.item : null
  }

  private begin(id: string): void {
    this.id = id
    this.playback.openId(id)
    this.comments.open({ id, kind: 'audio' })
  }

  private async load(signal?: CancelSignal): Promise<void> {
    this.state = 'loading'
    const answer = await this.audios.audio(this.id, signal)
    runInAction(() => {
      if (answer.ok) return this.take(answer.value)
      this.failure = answer.reason
      this.state = 'failed'
    })
  }

  private take(audio: Audio): void {
    this.audio = audio
    this.state = 'ready'
    this.playback.open(audio)
    this.meet()
  }

  /** Once the audio is here and on show, whichever comes last. */
  private meet(): void {
    if (!this.isShown || this.audio === null || this.stopPlayback !== null) return
    this.stopPlayback = this.playback.show()
    this.recordVisit.execute('audio', this.audio.id)
  }
}
