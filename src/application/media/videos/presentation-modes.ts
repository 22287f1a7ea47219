import { port } from '../../frame/shared/port'
import type { VideoSurface } from './video-output'

export interface PresentationState {
  /** Whether this browser can show this video in full screen. */
  readonly canEnterFullscreen: boolean
  /** Whether this browser can show this video in picture in picture. */
  readonly canEnterPictureInPicture: boolean
  /** Whether full screen is on. */
  readonly isFullscreen: boolean
  /** Whether picture in picture is on. */
  readonly isPictureInPicture: boolean
}

/** Full screen and picture in picture, where they are supported. */
export interface PresentationModes {
  /** Reports the state now and at each change. The returned function releases the element and leaves both modes. */
  follow(surface: VideoSurface, listener: (state: PresentationState) => void): () => void
  toggleFullscreen(): void
  togglePictureInPicture(): void
}
export const PresentationModes = port<PresentationModes>('PresentationModes')
