import { port } from '../../frame/shared/port'
import type { VideoSurface } from './video-output'

export interface PictureModesState {
  /** What this browser supports for this video. */
  readonly canFill: boolean
  readonly canFloat: boolean
  /** Full screen. */
  readonly filled: boolean
  /** Picture in picture. */
  readonly floating: boolean
}

/** Full screen and picture in picture, where they are supported. */
export interface PictureModes {
  /** Reports the state now, and at each change; the returned function releases the element and leaves both modes. */
  follow(surface: VideoSurface, listener: (state: PictureModesState) => void): () => void
  toggleFill(): void
  toggleFloat(): void
}
export const PictureModes = port<PictureModes>('PictureModes')
