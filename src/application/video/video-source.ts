import type { SoundSource } from '../../domain/player/sound-arbiter'
import type { AddressAnswer } from '../../domain/video/video-address'

/** What is watched, as the playback needs it: a video, a live channel, a recording. */
export interface VideoSource {
  readonly sound: Extract<SoundSource, 'video' | 'tv'>
  /** Tells it from all others of its kind. */
  readonly id: string
  readonly live: boolean
  /** Seconds; 0 when it is not known. */
  readonly duration: number
  /** What it is, who shows it, and the address of its cover: outside the page too. */
  readonly title: string
  readonly by: string
  readonly image: string | null
  address(): Promise<AddressAnswer>
  /** It really plays, for the first time. */
  played(): void
  /** How far it was watched, seconds; `settled` when it rests there. */
  keep(
    position: { readonly time: number; readonly duration: number; readonly finished: boolean },
    settled: boolean,
  ): void
}
