import type {
  BufferCreatedData,
  ErrorData,
  FragLoadedData,
  FragLoadingData,
  Level,
  LevelSwitchedData,
  ManifestLoadedData,
  ManifestParsedData,
} from 'hls.js'
import type { VideoLoad, VideoReport } from '../../../application/media/videos/video-output'
import { noRecoveries, recoveryStep } from '../../../domain/media/videos/recovery'
import { liveLoadPolicies } from '../../../domain/frame/player/live-load-policies'
import { needsWhole, type HlsClass } from '../../frame/host/hls-builds'
import { filmLoadPolicies } from './film-load-policies'
import { faultOf, HlsFaults } from './hls-faults'
import { offeredQualities, streamForQuality, type VideoQuality } from '../../../domain/media/videos/video-quality'

/** A stream that hls.js plays through an element. */
export interface HlsStream {
  /** The live edge, in seconds of the stream's clock; null for a recording. */
  liveEdge(): number | null
  setQuality(quality: VideoQuality): void
  /** Called when the element has nothing left to play. */
  stopLoading(): void
  /** The bytes received so far, which show whether anything still arrives. */
  receivedBytes(): number
  detach(): void
}

export interface HlsPlayback {
  readonly report: (report: VideoReport) => void
  /** The whole build must play it; null when it does. */
  readonly onNeedsWhole: (() => void) | null
  /** A clock in milliseconds. */
  readonly now?: () => number
}

/**
 * Plays an HLS stream. Decoder errors are recovered step by step (`recoveryStep`), and an error that remains is
 * reported as failed. Parts of a recording that could not be loaded are left to `HlsFaults`.
 */
export function attachHls(
  HlsJs: HlsClass,
  element: HTMLVideoElement,
  { url, at, live, quality }: VideoLoad,
  { report, onNeedsWhole, now = () => performance.now() }: HlsPlayback,
): HlsStream {
  const hls = new HlsJs({
    // hls.js would create its worker from a blob, which Trusted Types forbid.
    enableWorker: false,
    lowLatencyMode: false,
    liveDurationInfinity: true,
    capLevelToPlayerSize: true,
    maxBufferLength: 30,
    startPosition: !live && at > 0 ? at : -1,
    ...(live ? liveLoadPolicies : filmLoadPolicies),
  })
  let heights: readonly number[] = []
  let hasDeclaredSound = false
  let recoveries = noRecoveries
  const faults = new HlsFaults(hls, element, Math.max(0, at), report)
  let loadedBytes = 0
  let loadingFragment: FragLoadingData['frag'] | null = null

  if (onNeedsWhole !== null)
    hls.on(
      HlsJs.Events.MANIFEST_LOADED,
      (_event: unknown, data: ManifestLoadedData) => needsWhole(data) && onNeedsWhole(),
    )
  hls.on(HlsJs.Events.BUFFER_CREATED, (_event: unknown, { tracks }: BufferCreatedData) => {
    if (hasDeclaredSound && tracks.audio === undefined && tracks.audiovideo === undefined)
      report({ type: 'media-silent' })
  })
  hls.on(HlsJs.Events.MANIFEST_PARSED, (_event: unknown, { levels }: ManifestParsedData) => {
    heights = levels.map(({ height }) => height)
    hasDeclaredSound = levels.some(declaresSound)
    const streamIndex = streamForQuality(heights, quality)
    if (streamIndex !== null) hls.nextLevel = streamIndex
    const qualitiesOffered = offeredQualities(heights)
    report({ type: 'qualities', heights: qualitiesOffered.length > 1 ? qualitiesOffered : [] })
  })
  hls.on(HlsJs.Events.LEVEL_SWITCHED, (_event: unknown, { level }: LevelSwitchedData) =>
    report({ type: 'quality-shown', height: heights[level] ?? null }),
  )
  hls.on(HlsJs.Events.ERROR, (_event: unknown, data: ErrorData) => {
    if (!data.fatal) return
    const fault = faultOf(data)
    if (!live && data.type === HlsJs.ErrorTypes.NETWORK_ERROR) return faults.holdBack(fault, data.frag ?? null)
    if (data.type !== HlsJs.ErrorTypes.MEDIA_ERROR || fault === 'unsupported')
      return report({ type: 'media-failed', fault })
    const [next, step] = recoveryStep(recoveries, now())
    recoveries = next
    if (step === 'give-up') return report({ type: 'media-failed', fault })
    if (step === 'swap') hls.swapAudioCodec()
    hls.recoverMediaError()
  })
  hls.on(HlsJs.Events.FRAG_LOADING, (_event: unknown, { frag }: FragLoadingData) => {
    loadingFragment = frag
  })
  hls.on(HlsJs.Events.FRAG_LOADED, (_event: unknown, { frag }: FragLoadedData) => {
    loadedBytes += frag.stats.loaded
    loadingFragment = null
    faults.clear()
  })
  hls.loadSource(url)
  hls.attachMedia(element)

  return {
    liveEdge: () => hls.liveSyncPosition,
    setQuality: (quality) => {
      hls.nextLevel = streamForQuality(heights, quality) ?? -1
    },
    stopLoading: () => faults.reportHeld(),
    receivedBytes: () => loadedBytes + (loadingFragment?.stats.loaded ?? 0),
    detach: () => {
      faults.forget()
      hls.destroy()
    },
  }
}

/** Whether a rendition says that it has sound, by its codecs or by naming renditions of sound. */
const declaresSound = ({ audioCodec, attrs }: Level): boolean => audioCodec !== undefined || attrs.AUDIO !== undefined
