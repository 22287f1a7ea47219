import type { ErrorData } from 'hls.js'
import type { VideoReport } from '../../../application/media/videos/video-output'
import type { VideoFault } from '../../../domain/media/videos/video-fault'
import { bufferedUntil } from './media-ranges'

/** Milliseconds until parts lost with the network are requested again, while the buffer still has parts to play. */
const retryEvery = 3000
/** The number of missing parts in a row after which playback gives up. */
const mostMissing = 3
/** Seconds after a missing part's end at which playback continues. */
const justBehind = 0.05

const unsupported = new Set(['manifestIncompatibleCodecsError', 'bufferAddCodecError', 'bufferIncompatibleCodecsError'])

/** The product's own code for an error that hls.js gave up on. */
export function faultOf({ type, details, response }: ErrorData): VideoFault {
  if (unsupported.has(details)) return 'unsupported'
  if (type !== 'networkError') return 'broken'
  const status = response?.code ?? 0
  if (status === 401 || status === 403) return 'forbidden'
  return status === 404 || status === 410 ? 'missing' : 'network'
}

/** A part of a recording, in seconds. */
interface Part {
  readonly start: number
  readonly duration: number
}

interface HeldFault {
  readonly fault: VideoFault
  /** The part that could not be loaded; null for a playlist. */
  readonly part: Part | null
}

/** The method of hls.js that is used here. */
interface Loader {
  startLoad(position: number): void
}

/**
 * The faults of a recording. While the buffer still has parts to play, playback continues, and parts lost with the
 * network are requested again. When nothing is left to play, a missing part is skipped, and any other fault is
 * reported.
 */
export class HlsFaults {
  private heldFault: HeldFault | null = null
  private retry: ReturnType<typeof setTimeout> | undefined
  /** The number of missing parts in a row. */
  private missing = 0

  constructor(
    private readonly loader: Loader,
    private readonly element: HTMLVideoElement,
    private readonly startPosition: number,
    private readonly report: (report: VideoReport) => void,
  ) {}

  holdBack(fault: VideoFault, part: Part | null): void {
    this.forget()
    this.heldFault = { fault, part }
    const { position } = this
    if (bufferedUntil(this.element.buffered, position) - position < 0.5) return this.reportHeld()
    if (fault === 'network') this.retry = setTimeout(() => this.loader.startLoad(-1), retryEvery)
  }

  /** Called when a part has arrived. */
  clear(): void {
    this.missing = 0
    this.forget()
  }

  /** Called when nothing is left to play. */
  reportHeld(): void {
    const { heldFault, position } = this
    if (heldFault === null) return
    this.forget()
    const { fault, part } = heldFault
    if (fault !== 'missing' || part === null) return this.report({ type: 'media-failed', fault })
    const end = part.start + part.duration
    // The viewer has moved elsewhere in the meantime, so loading starts there.
    if (position < part.start - 1 || position >= end) return this.loader.startLoad(position)
    this.missing += 1
    if (this.missing > mostMissing) return this.report({ type: 'media-failed', fault })
    this.skipTo(end + justBehind)
  }

  private skipTo(time: number): void {
    this.report({ type: 'media-skipped' })
    if (time >= this.element.duration) return this.report({ type: 'media-ended' })
    this.element.currentTime = time
    this.loader.startLoad(time)
  }

  forget(): void {
    clearTimeout(this.retry)
    this.heldFault = null
  }

  private get position(): number {
    return this.element.readyState > 0 ? this.element.currentTime : this.startPosition
  }
}
