import { inject } from 'inversify'
import { AudioGateway } from '../../../../application/media/audio/audio-gateway'
import type { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import { contentPath } from '../../../../domain/frame/navigation/content-target'
import type { Audio } from '../../../../domain/media/audio/audio'
import { chaptersIn, type Chapter } from '../../../../domain/media/audio/chapters'
import { LoadedContent } from '../../../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../../../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { AudioPlayback } from './audio-playback.view-model'

export type AudioSheet = 'sleep' | 'rate' | 'playlist'

/** S023, S024: one audio with the full player. */
export class AudioViewModel implements ScreenViewModel {
  readonly audio: Loadable<Audio>
  sheet: AudioSheet | null = null
  /** Whether a sheet of the player was ever opened. Only then is the code of the sheets loaded. */
  areSheetsLoaded = false
  readonly resources: Resources
  readonly content: LoadedContent<Audio>
  private stopPlayback: (() => void) | null = null

  constructor(
    @inject(AudioGateway) audios: AudioGateway,
    @inject(AudioPlayback) readonly playback: AudioPlayback,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.content = new LoadedContent({
      kind: 'audio',
      parameter: 'aid',
      participation,
      load: (id, signal) => audios.audio(id, signal),
      describe: (audio) => ({
        content: audio,
        path: contentPath('audio', audio.id) ?? '',
        description: audio.description,
        image: this.cover,
      }),
      onLoad: (audio) => playback.open(audio),
      onLoaded: () => this.start(),
    })
    this.audio = this.content.loadable
    this.resources = { audio: this.content }
    observe(this)
  }

  applyLocation({ params }: ScreenLocation): void {
    this.playback.openId(params['aid'] ?? '')
  }

  show(): () => void {
    return () => {
      this.stopPlayback?.()
      this.stopPlayback = null
      this.playback.cancel()
    }
  }

  openSheet(sheet: AudioSheet): void {
    this.sheet = sheet
    this.areSheetsLoaded = true
  }

  closeSheet(): void {
    this.sheet = null
  }

  /** The title of the audio; until the audio is loaded, the title in the player, if it is the current item there. */
  get title(): string {
    return this.audio.value?.title ?? this.playing?.name ?? ''
  }

  get cover(): string | null {
    const audio = this.audio.value
    return audio === null ? (this.playing?.image ?? null) : (audio.cover ?? audio.albums[0]?.cover ?? null)
  }

  get chapters(): readonly Chapter[] {
    const audio = this.audio.value
    return audio === null ? [] : chaptersIn(audio.description, audio.duration)
  }

  get head(): ScreenHead | null {
    return this.content.head
  }

  private get playing() {
    return this.playback.isCurrent ? this.playback.player.item : null
  }

  private start(): void {
    this.stopPlayback ??= this.playback.show()
  }
}
