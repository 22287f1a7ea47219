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
  /** The title, also for the lock screen. */
  readonly title: string
  /** The name of the publisher, also for the lock screen. */
  readonly by: string
  /** The address of the cover, also for the lock screen. */
  readonly image: string | null
  address(): Promise<AddressAnswer>
  /** Called when the video plays for the first time. */
  countPlay(): void
  /** Saves the position in seconds. `isSettled` is true after a pause or an end. */
  savePosition(
    position: { readonly time: number; readonly duration: number; readonly finished: boolean },
    isSettled: boolean,
  ): void
}
