import type { ErrorData } from 'hls.js'
import type { VideoReport } from '../../../application/media/videos/video-output'
import type { VideoFault } from '../../../domain/media/videos/video-fault'
import { bufferedUntil } from './media-ranges'

/** Milliseconds between two requests for a part that did not come, while playback has parts left. */
const retryEvery = 3000
/** After so many missing parts in a row there is nothing to go on to. */
const mostMissing = 3
/** Seconds. */
const justBehind = 0.05

const unsupported = new Set(['manifestIncompatibleCodecsError', 'bufferAddCodecError', 'bufferIncompatibleCodecsError'])

/** What hls.js gave up, in words of the machine. */
export function faultOf({ type, details, response }: ErrorData): VideoFault {
  if (unsupported.has(details)) return 'unsupported'
  if (type !== 'networkError') return 'broken'
  const status = response?.code ?? 0
  if (status === 401 || status === 403) return 'forbidden'
  return status === 404 || status === 410 ? 'missing' : 'network'
}

/** Seconds. */
interface Part {
  readonly start: number
  readonly duration: number
}

interface Held {
  readonly fault: VideoFault
  /** What could not be loaded; null for a playlist. */
  readonly part: Part | null
}

/** The part of hls.js that is used. */
interface Loader {
  startLoad(position: number): void
}

/**
 * What could not be loaded of a recording. Playback goes on from its buffer, while a lost network is tried again; only
 * when nothing is left to play is a missing part skipped, and anything else reported.
 */
export class HlsFaults {
  private held: Held | null = null
  private retry: ReturnType<typeof setTimeout> | undefined
  /** In a row. */
  private missing = 0

  constructor(
    private readonly loader: Loader,
    private readonly element: HTMLVideoElement,
    private readonly startPosition: number,
    private readonly report: (report: VideoReport) => void,
  ) {}

  hold(fault: VideoFault, part: Part | null): void {
    this.forget()
    this.held = { fault, part }
    const { position } = this
    if (bufferedUntil(this.element.buffered, position) - position < 0.5) return this.settle()
    if (fault === 'network') this.retry = setTimeout(() => this.loader.startLoad(-1), retryEvery)
  }

  /** A part has come. */
  clear(): void {
    this.missing = 0
    this.forget()
  }

  /** Nothing is left to play. */
  settle(): void {
    const { held, position } = this
    if (held === null) return
    this.forget()
    const { fault, part } = held
    if (fault !== 'missing' || part === null) return this.report({ type: 'media-failed', fault })
    const end = part.start + part.duration
    // The viewer has gone elsewhere meanwhile.
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
    this.held = null
  }

  private get position(): number {
    return this.element.readyState > 0 ? this.element.currentTime : this.startPosition
  }
}
