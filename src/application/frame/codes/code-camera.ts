import type { Result } from '../../../domain/frame/shared/result'
import type { CancelSignal } from '../shared/cancel-signal'
import { port } from '../shared/port'

/** Why there is no camera: permission denied, no camera, used by another app, or not offered by this browser. */
export type CameraProblem = 'denied' | 'not-found' | 'in-use' | 'unsupported'

/** A camera that looks for QR codes until it is stopped. */
export interface RunningCamera {
  readonly hasTorch: boolean
  /** Returns whether the torch is on. */
  setTorch(on: boolean): Promise<boolean>
  stop(): void
}

export interface CameraListener {
  /** Called once for each decoded picture: for a code that stays in view, many times. */
  onCode(text: string): void
  /** Another app or the system has taken the camera away. */
  onLost(): void
}

/** The camera at the back of the device. */
export interface CodeCamera {
  /** Shows the camera in a video element and looks for codes; the browser asks for permission. */
  start(video: object, listener: CameraListener, signal: CancelSignal): Promise<Result<RunningCamera, CameraProblem>>
}
export const CodeCamera = port<CodeCamera>('CodeCamera')
