import type Hls from 'hls.js/light'
import type { ErrorData, LevelSwitchedData, ManifestParsedData } from 'hls.js'
import type { VideoLoad, VideoReport } from '../../application/videos/video-output'
import { noRecoveries, recoveryStep } from '../../domain/videos/recovery'
import { liveLoadPolicies } from '../../domain/channels/live-load-policies'
import { offeredQualities, streamForQuality, type VideoQuality } from '../../domain/videos/video-quality'

/** The hls.js class, once loaded. */
export type HlsClass = typeof Hls

/** A stream that hls.js plays through an element. */
export interface HlsStream {
  /** The live edge, in seconds of the stream's clock; null for a recording. */
  liveEdge(): number | null
  setQuality(quality: VideoQuality): void
  detach(): void
}

export function isHls(url: string): boolean {
  return /\.m3u8($|[?#])/i.test(url)
}

/** Plays an HLS stream. Decoder errors go through the escalating recovery; one that remains is reported as failed. */
export function attachHls(
  HlsJs: HlsClass,
  element: HTMLVideoElement,
  { url, at, live, quality }: VideoLoad,
  report: (report: VideoReport) => void,
  now: () => number = () => performance.now(),
): HlsStream {
  const hls = new HlsJs({
    // Trusted Types forbid a worker created from a blob.
    enableWorker: false,
    lowLatencyMode: false,
    liveDurationInfinity: true,
    capLevelToPlayerSize: true,
    maxBufferLength: 30,
    startPosition: !live && at > 0 ? at : -1,
    ...(live ? liveLoadPolicies : {}),
  })
  let heights: readonly number[] = []
  let recoveries = noRecoveries

  hls.on(HlsJs.Events.MANIFEST_PARSED, (_event: unknown, { levels }: ManifestParsedData) => {
    heights = levels.map(({ height }) => height)
    const chosen = streamForQuality(heights, quality)
    if (chosen !== null) hls.nextLevel = chosen
    const offered = offeredQualities(heights)
    report({ type: 'qualities', heights: offered.length > 1 ? offered : [] })
  })
  hls.on(HlsJs.Events.LEVEL_SWITCHED, (_event: unknown, { level }: LevelSwitchedData) =>
    report({ type: 'quality-shown', height: heights[level] ?? null }),
  )
  hls.on(HlsJs.Events.ERROR, (_event: unknown, data: ErrorData) => {
    if (!data.fatal) return
    if (data.type !== HlsJs.ErrorTypes.MEDIA_ERROR) return report({ type: 'media-failed' })
    const [next, step] = recoveryStep(recoveries, now())
    recoveries = next
    if (step === 'give-up') return report({ type: 'media-failed' })
    if (step === 'swap') hls.swapAudioCodec()
    hls.recoverMediaError()
  })
  hls.loadSource(url)
  hls.attachMedia(element)

  return {
    liveEdge: () => hls.liveSyncPosition,
    setQuality: (wanted) => {
      hls.nextLevel = streamForQuality(heights, wanted) ?? -1
    },
    detach: () => hls.destroy(),
  }
}
