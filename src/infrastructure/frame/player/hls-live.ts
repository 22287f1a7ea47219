import type Hls from 'hls.js/light'
import type { ErrorData } from 'hls.js/light'
import { liveLoadPolicies } from '../../../domain/frame/player/live-load-policies'

/** The hls.js class, once loaded. */
export type HlsClass = typeof Hls

/** Milliseconds between two attempts to recover the same stream. */
const retryInterval = 3000

export interface HlsSound {
  detach(): void
}

export function isHls(url: string): boolean {
  return /\.m3u8($|[?#])/i.test(url)
}

/**
 * Plays an HLS stream through the element. A decoder error is recovered first by recoverMediaError, and then with the
 * audio codec swapped; an error that remains is reported once.
 */
export function attachHls(HlsJs: HlsClass, element: HTMLMediaElement, url: string, onFailed: () => void): HlsSound {
  // Trusted Types forbid a worker created from a blob.
  const hls = new HlsJs({ enableWorker: false, lowLatencyMode: false, liveDurationInfinity: true, ...liveLoadPolicies })
  const recoveries = { recovered: -Infinity, swapped: -Infinity }
  hls.on(HlsJs.Events.ERROR, (_event: unknown, data: ErrorData) => {
    if (!data.fatal) return
    if (data.type === HlsJs.ErrorTypes.MEDIA_ERROR && recover(hls, recoveries)) return
    onFailed()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return { detach: () => hls.destroy() }
}

function recover(hls: Hls, recoveries: { recovered: number; swapped: number }): boolean {
  const now = performance.now()
  if (now - recoveries.recovered > retryInterval) {
    recoveries.recovered = now
  } else if (now - recoveries.swapped > retryInterval) {
    recoveries.swapped = now
    hls.swapAudioCodec()
  } else return false
  hls.recoverMediaError()
  return true
}
