import type { SoundSource } from '../../../domain/frame/player/sound-arbiter'
import type { AddressAnswer } from '../../../domain/media/videos/video-address'

/** Something to watch: a video, a live channel, a recording. */
export interface VideoSource {
  readonly sound: Extract<SoundSource, 'video' | 'tv'>
  /** The id, unique among sources of the same `sound`. */
  readonly id: string
  readonly live: boolean
  /** The length in seconds; 0 when unknown. */
  readonly duration: number
  /** Title, publisher and the cover's address, also for the lock screen. */
  readonly title: string
  readonly by: string
  readonly image: string | null
  address(): Promise<AddressAnswer>
  /** Called when it plays for the first time. */
  played(): void
  /** Saves the position in seconds; `settled` after a pause or an end. */
  keep(
    position: { readonly time: number; readonly duration: number; readonly finished: boolean },
    settled: boolean,
  ): void
}
