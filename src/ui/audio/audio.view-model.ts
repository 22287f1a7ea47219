import { inject } from 'inversify'
import { AudioGateway } from '../../application/audio/audio-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { contentPath } from '../../domain/navigation/content-target'
import type { Audio } from '../../domain/audio/audio'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { AudioPlayback } from './audio-playback.view-model'

export type AudioSheet = 'sleep' | 'rate' | 'playlist'

/** S023, S024: one audio with the full player. */
export class AudioViewModel implements ScreenViewModel {
  readonly audio: Loadable<Audio>
  sheet: AudioSheet | null = null
  /** True from the first sheet of the player on, once its code is loaded. */
  sheetsWanted = false
  private id = ''
  private isShown = false
  private stopPlayback: (() => void) | null = null

  constructor(
    @inject(AudioGateway) audios: AudioGateway,
    @inject(AudioPlayback) readonly playback: AudioPlayback,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.audio = new Loadable((signal) => audios.audio(this.id, signal))
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
    return this.audio.value
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    void this.begin(params['aid'] ?? '')
    this.audio.set(saved as Audio)
    this.arrive(saved as Audio)
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
    return this.audio.value?.title ?? this.playing?.name ?? ''
  }

  get cover(): string | null {
    const audio = this.audio.value
    return audio === null ? (this.playing?.image ?? null) : (audio.cover ?? audio.albums[0]?.cover ?? null)
  }

  get head(): ScreenHead | null {
    const audio = this.audio.value
    return audio === null
      ? null
      : {
          title: audio.title,
          description: audio.description,
          image: this.cover,
          share: audio.share,
          about: { ...audio, kind: 'audio' },
        }
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
    const audio = await this.audio.load(signal)
    if (audio !== null) this.arrive(audio)
  }

  private arrive(audio: Audio): void {
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
    if (!this.isShown || this.audio.value === null || this.stopPlayback !== null) return
    this.stopPlayback = this.playback.show()
  }
}
