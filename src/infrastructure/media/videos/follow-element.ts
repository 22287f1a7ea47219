import type { VideoReport } from '../../../application/media/videos/video-output'
import type { VideoFault } from '../../../domain/media/videos/video-fault'

interface ElementListener {
  /** Called when the length of the video becomes known. */
  readonly onLength: () => void
  /** Called when the position or the buffer changes. */
  readonly onProgress: () => void
  readonly onReport: (report: VideoReport) => void
}

/** Follows the events of an element, until the returned function is called. */
export function followElement(
  element: HTMLVideoElement,
  { onLength, onProgress, onReport }: ElementListener,
): () => void {
  const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata: onLength,
    durationchange: () => element.readyState > 0 && onLength(),
    playing: () => onReport({ type: 'media-started' }),
    waiting: () => onReport({ type: 'media-waiting' }),
    pause: () => element.paused && !element.ended && onReport({ type: 'media-paused' }),
    timeupdate: onProgress,
    progress: onProgress,
    ended: () => element.ended && onReport({ type: 'media-ended' }),
    error: () => element.error !== null && onReport({ type: 'media-failed', fault: faultOfElement(element.error) }),
  }
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
  }
}

/** The value of `MediaError.MEDIA_ERR_NETWORK`. */
const networkError = 2

/**
 * Why the element failed. Browsers report a missing file and an unplayable file alike. Where there is a message, it
 * says more.
 */
function faultOfElement({ code, message }: MediaError): VideoFault {
  if (code === networkError || globalThis.navigator?.onLine === false) return 'network'
  return /demuxer|decoder|codec/i.test(message) ? 'unsupported' : 'broken'
}
