import type { Result } from '../../../domain/frame/shared/result'
import type { CancelSignal } from '../shared/cancel-signal'
import { port } from '../shared/port'

/** Why there is no camera: permission denied, none found, used by another app, or not supported by this browser. */
export type CameraProblem = 'denied' | 'not-found' | 'in-use' | 'unsupported'

/** A camera that looks for QR codes until it is stopped. */
export interface RunningCamera {
  readonly hasTorch: boolean
  /** Resolves to whether the torch is on. */
  setTorch(on: boolean): Promise<boolean>
  stop(): void
}

export interface CameraListener {
  /** Called for each camera picture in which a code is found, and so repeatedly while a code stays in view. */
  onCode(text: string): void
  /** Called when another app or the system has taken the camera away. */
  onLost(): void
}

/** The device's back camera. */
export interface CodeCamera {
  /** Shows the camera in a video element and looks for codes; the browser asks for permission. */
  start(video: object, listener: CameraListener, signal: CancelSignal): Promise<Result<RunningCamera, CameraProblem>>
}
export const CodeCamera = port<CodeCamera>('CodeCamera')
