import type Hls from 'hls.js/light'
import type { ErrorData } from 'hls.js/light'
import { liveLoadPolicies } from '../../../domain/frame/player/live-load-policies'

/** The hls.js class, once loaded. */
export type HlsClass = typeof Hls

/** The shortest time between two recoveries of the same kind, in milliseconds. */
const retryInterval = 3000

export interface HlsSound {
  detach(): void
}

export function isHls(url: string): boolean {
  return /\.m3u8($|[?#])/i.test(url)
}

/**
 * Plays an HLS stream through the element with hls.js. The first decoder error is answered with `recoverMediaError`,
 * and a second one soon after it with the audio codec swapped as well. Any other fatal error is reported.
 */
export function attachHls(HlsJs: HlsClass, element: HTMLMediaElement, url: string, onFailed: () => void): HlsSound {
  // hls.js would create its worker from a blob, which Trusted Types forbid.
  const hls = new HlsJs({ enableWorker: false, lowLatencyMode: false, liveDurationInfinity: true, ...liveLoadPolicies })
  const recoveries = { recoveredAt: -Infinity, codecSwappedAt: -Infinity }
  hls.on(HlsJs.Events.ERROR, (_event: unknown, data: ErrorData) => {
    if (!data.fatal) return
    if (data.type === HlsJs.ErrorTypes.MEDIA_ERROR && recover(hls, recoveries)) return
    onFailed()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return { detach: () => hls.destroy() }
}

function recover(hls: Hls, recoveries: { recoveredAt: number; codecSwappedAt: number }): boolean {
  const now = performance.now()
  if (now - recoveries.recoveredAt > retryInterval) {
    recoveries.recoveredAt = now
  } else if (now - recoveries.codecSwappedAt > retryInterval) {
    recoveries.codecSwappedAt = now
    hls.swapAudioCodec()
  } else return false
  hls.recoverMediaError()
  return true
}
