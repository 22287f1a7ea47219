import { port } from '../shared/port'
import type { VideoSurface } from './video-output'

export interface PictureModesState {
  /** What this browser offers for this picture. */
  readonly canFill: boolean
  readonly canFloat: boolean
  /** Full screen. */
  readonly filled: boolean
  /** Picture in picture. */
  readonly floating: boolean
}

/** Full screen and picture in picture, where they are to be had. */
export interface PictureModes {
  /** Tells how it stands now, and at each change; the returned function lets go of the picture and leaves both modes. */
  follow(surface: VideoSurface, listener: (state: PictureModesState) => void): () => void
  toggleFill(): void
  toggleFloat(): void
}
export const PictureModes = port<PictureModes>('PictureModes')
