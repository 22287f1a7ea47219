import { inject } from 'inversify'
import type {
  CameraListener,
  CameraProblem,
  CodeCamera,
  RunningCamera,
} from '../../../application/frame/codes/code-camera'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { failure, success, type Result } from '../../../domain/frame/shared/result'
import { CodeDecoder } from './code-decoder'

/** The longer side of a decoded frame in pixels. It is enough for a code that fills a third of the picture. */
const longest = 960
/** Milliseconds between two decoded frames: long enough to spare the battery, and too short to be noticed. */
const pause = 120

/** The back camera of a browser (`getUserMedia`). */
export class BrowserCodeCamera implements CodeCamera {
  constructor(@inject(CodeDecoder) private readonly decoder: CodeDecoder) {}

  async start(
    video: HTMLVideoElement,
    listener: CameraListener,
    signal: CancelSignal,
  ): Promise<Result<RunningCamera, CameraProblem>> {
    // Contrary to its type, `mediaDevices` is missing in a page without https, and in some web views.
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (devices === undefined) return failure('unsupported')
    let stream: MediaStream
    try {
      stream = await devices.getUserMedia({
        audio: false,
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
      })
    } catch (error) {
      return failure(problemOf(error))
    }
    const [track] = stream.getVideoTracks()
    const endTracks = () => stream.getTracks().forEach((each) => each.stop())
    if (signal.aborted || track === undefined) {
      endTracks()
      return failure('not-found')
    }
    video.srcObject = stream
    // A browser that saves data or power may refuse to play; the first frame is still shown and decoded.
    await video.play().catch(() => undefined)
    const endLooking = this.look(video, listener)
    track.addEventListener('ended', listener.onLost)
    return success({
      hasTorch: hasTorch(track),
      setTorch: (on) => setTorch(track, on),
      stop: () => {
        track.removeEventListener('ended', listener.onLost)
        endLooking()
        endTracks()
        video.srcObject = null
        this.decoder.pause()
      },
    })
  }

  /** Decodes one frame after the other until the returned function is called. */
  private look(video: HTMLVideoElement, { onCode }: CameraListener): () => void {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = async () => {
      const text = video.readyState < 2 ? null : await this.decoder.decode(video, longest)
      if (isOver) return
      if (text !== null && text !== '') onCode(text)
      timer = setTimeout(() => void next(), pause)
    }
    void next()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'not-found'
  return name === 'NotReadableError' || name === 'AbortError' ? 'in-use' : 'unsupported'
}

// The DOM's types lack `torch`.
function hasTorch(track: MediaStreamTrack): boolean {
  const capabilities = track.getCapabilities?.() as { readonly torch?: boolean } | undefined
  return capabilities?.torch === true
}

async function setTorch(track: MediaStreamTrack, on: boolean): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
    return on
  } catch {
    return false
  }
}
