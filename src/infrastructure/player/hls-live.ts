import type Hls from 'hls.js/light'
import type { ErrorData } from 'hls.js/light'
import { liveLoadPolicies } from '../../domain/radio/live-load-policies'

/** hls.js as it is loaded: its class. */
export type HlsClass = typeof Hls

/** Milliseconds between two attempts to mend the same stream. */
const mendEvery = 3000

export interface HlsSound {
  detach(): void
}

export function isHls(url: string): boolean {
  return /\.m3u8($|[?#])/i.test(url)
}

/**
 * Plays an HLS stream through the element. A broken decoder is mended in two steps, first recovered, then with the audio
 * codec swapped; what cannot be mended is reported once.
 */
export function attachHls(HlsJs: HlsClass, element: HTMLMediaElement, url: string, onFailed: () => void): HlsSound {
  // A worker made of a blob is what Trusted Types forbid.
  const hls = new HlsJs({ enableWorker: false, lowLatencyMode: false, liveDurationInfinity: true, ...liveLoadPolicies })
  const mended = { recovered: -Infinity, swapped: -Infinity }
  hls.on(HlsJs.Events.ERROR, (_event: unknown, data: ErrorData) => {
    if (!data.fatal) return
    if (data.type === HlsJs.ErrorTypes.MEDIA_ERROR && mend(hls, mended)) return
    onFailed()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return { detach: () => hls.destroy() }
}

function mend(hls: Hls, mended: { recovered: number; swapped: number }): boolean {
  const now = performance.now()
  if (now - mended.recovered > mendEvery) {
    mended.recovered = now
  } else if (now - mended.swapped > mendEvery) {
    mended.swapped = now
    hls.swapAudioCodec()
  } else return false
  hls.recoverMediaError()
  return true
}
