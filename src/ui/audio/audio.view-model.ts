import { inject } from 'inversify'
import { AudioGateway } from '../../application/audio/audio-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { contentPath } from '../../domain/navigation/content-target'
import type { Audio } from '../../domain/audio/audio'
import { chaptersIn, type Chapter } from '../../domain/audio/chapters'
import { LoadedContent } from '../participation/loaded-content.part.view-model'
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
  private readonly content: LoadedContent<Audio>
  private isShown = false
  private stopPlayback: (() => void) | null = null

  constructor(
    @inject(AudioGateway) audios: AudioGateway,
    @inject(AudioPlayback) readonly playback: AudioPlayback,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.content = new LoadedContent({
      kind: 'audio',
      participation,
      load: (id, signal) => audios.audio(id, signal),
      describe: (audio) => ({
        content: audio,
        path: contentPath('audio', audio.id) ?? '',
        description: audio.description,
        image: this.cover,
      }),
      arrived: (audio) => {
        playback.open(audio)
        this.startWhenReadyAndShown()
      },
    })
    this.audio = this.content.loadable
    observe(this)
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const id = params['aid'] ?? ''
    this.playback.openId(id)
    await this.content.open(id, signal)
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
    const id = params['aid'] ?? ''
    this.playback.openId(id)
    this.content.restore(id, saved as Audio)
  }

  retry(): void {
    void this.content.load()
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

  get chapters(): readonly Chapter[] {
    return chaptersIn(this.audio.value?.description ?? '')
  }

  get head(): ScreenHead | null {
    return this.content.head
  }

  private get playing() {
    return this.playback.isCurrent ? this.playback.player.item : null
  }

  /** Called when the audio is loaded and the screen is shown, whichever comes last. */
  private startWhenReadyAndShown(): void {
    if (!this.isShown || this.audio.value === null || this.stopPlayback !== null) return
    this.stopPlayback = this.playback.show()
  }
}
