import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { AudioGateway } from '../../application/audio/audio-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Failure } from '../../application/shared/failure'
import { observe } from '../../application/shared/observe'
import { contentPath } from '../../domain/navigation/content-target'
import type { Audio } from '../../domain/audio/audio'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { AudioPlayback } from './audio-playback.view-model'

export type AudioSheet = 'sleep' | 'rate' | 'playlist'

/** S023, S024: one audio with the full player. */
export class AudioViewModel implements ScreenViewModel {
  audio: Audio | null = null
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  sheet: AudioSheet | null = null
  /** True from the first sheet of the player on, once its code is loaded. */
  sheetsWanted = false
  private id = ''
  private isShown = false
  private stopPlayback: (() => void) | null = null

  constructor(
    @inject(AudioGateway) private readonly audios: AudioGateway,
    @inject(AudioPlayback) readonly playback: AudioPlayback,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    observe(this)
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const begun = this.begin(params['aid'] ?? '', signal)
    await Promise.all([this.load(signal), begun])
  }

  show(location: ScreenLocation): () => void {
    const endParticipation = this.participation.show(location)
    this.isShown = true
    this.startWhenReadyAndShown()
    return () => {
      this.isShown = false
      this.stopPlayback?.()
      this.stopPlayback = null
      endParticipation()
    }
  }

  moved(location: ScreenLocation): void {
    this.participation.moved(location)
  }

  snapshot(): unknown {
    return this.audio
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    void this.begin(params['aid'] ?? '')
    this.take(saved as Audio)
  }

  retry(): void {
    void this.load()
  }

  openSheet(sheet: AudioSheet): void {
    this.sheet = sheet
    this.sheetsWanted = true
  }

  closeSheet(): void {
    this.sheet = null
  }

  /** Known at once when it is the current item. */
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

  private get playing() {
    return this.playback.isCurrent ? this.playback.player.item : null
  }

  private begin(id: string, signal?: CancelSignal): Promise<void> {
    this.id = id
    this.playback.openId(id)
    return this.participation.open({ id, kind: 'audio' }, signal)
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
    this.participation.arrived({
      path: contentPath('audio', audio.id) ?? '',
      info: audio.share,
      title: audio.title,
      description: audio.description,
      cover: this.cover ?? '',
    })
    this.startWhenReadyAndShown()
  }

  /** Called when the audio is loaded and the screen is shown, whichever comes last. */
  private startWhenReadyAndShown(): void {
    if (!this.isShown || this.audio === null || this.stopPlayback !== null) return
    this.stopPlayback = this.playback.show()
  }
}
