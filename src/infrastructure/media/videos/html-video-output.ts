import type { VideoLoad, VideoOutput, VideoReport, VideoSurface } from '../../../application/media/videos/video-output'
import { playsAsHls } from '../../../domain/frame/player/medium-address'
import type { CaptionTrack } from '../../../domain/media/videos/captions'
import type { VideoQuality } from '../../../domain/media/videos/video-quality'
import { followElement } from './follow-element'
import type { VideoCaptions } from './video-captions'
import { loadHlsBuild, type HlsBuild, type HlsClass } from '../../frame/host/hls-builds'
import type { attachHls, HlsStream } from './hls-stream'
import { bufferedUntil, nativeLiveEdge, shownWindow } from './media-ranges'

/** Milliseconds without progress after which a stream counts as lost, when the element reports nothing itself. */
const liveStall = 15_000
/** Milliseconds without any received data after which a recording counts as lost. A slow recording does not. */
const filmStall = 10_000

/** The code that plays an HLS stream, once loaded. */
interface HlsCode {
  readonly HlsJs: HlsClass
  readonly attach: typeof attachHls
}

/** The parts of the page that the output needs; tests provide their own. */
export interface VideoHost {
  readonly loadHls: (build: HlsBuild) => Promise<HlsCode>
  /** Calls `act` when the page is restored from the back-forward cache. Returns a function that stops listening. */
  readonly onRestored: (act: () => void) => () => void
}

const browserHost: VideoHost = {
  loadHls: async (build) => {
    const [HlsJs, stream] = await Promise.all([
      loadHlsBuild(build),
      import(/* webpackChunkName: "hls" */ './hls-stream'),
    ])
    return { HlsJs, attach: stream.attachHls }
  },
  onRestored: (act) => {
    const listener = (event: PageTransitionEvent) => event.persisted && act()
    window.addEventListener('pageshow', listener)
    return () => window.removeEventListener('pageshow', listener)
  },
}

/** Playback in a screen's video element. HLS is played by hls.js, which is loaded for the first stream. */
export class HtmlVideoOutput implements VideoOutput {
  private element: HTMLVideoElement | null = null
  private letGoOfElement: () => void = () => undefined
  private stream: HlsStream | null = null
  private hls: HlsCode | null = null
  /** Whether `hls` is the build that plays every stream. */
  private isWhole = false
  private loading: VideoLoad | null = null
  private muted = false
  private stall: ReturnType<typeof setTimeout> | undefined
  private captionTrack: CaptionTrack | null = null
  private captions: VideoCaptions | null = null
  private readonly listeners = new Set<(report: VideoReport) => void>()

  constructor(private readonly host: VideoHost = browserHost) {}

  attach(surface: VideoSurface | null): void {
    const element = (surface?.video ?? null) as HTMLVideoElement | null
    if (element === this.element) return
    this.letGoOfStream()
    this.letGoOfElement()
    this.element = element
    this.captions?.attach(element)
    if (element === null) return
    element.muted = this.muted
    const ends = [
      followElement(element, {
        onLength: () => this.onLength(),
        onProgress: () => this.onProgress(),
        onReport: (report) => this.onReport(report),
      }),
      this.host.onRestored(() => this.stream !== null && this.report({ type: 'media-detached' })),
    ]
    this.letGoOfElement = () => ends.forEach((end) => end())
    if (this.loading !== null) this.load(this.loading)
  }

  unlockAutoplay(): void {
    void this.element?.play()?.catch(() => undefined)
    this.element?.pause()
  }

  load(load: VideoLoad): void {
    this.letGoOfStream()
    this.loading = load
    const { element } = this
    if (element === null) return
    element.preload = 'auto'
    this.setRate(load.rate)
    if (!playsAsHls(load)) element.src = load.url
    else if (this.hls !== null) this.attachStream(this.hls, element, load)
    else {
      // The play() below must not start the previous source.
      emptyElement(element)
      void this.attachLater(load)
    }
    // Play is called even before a stream is attached, while the user gesture is valid.
    if (load.play) this.play()
    if (load.play && !load.live) this.watchFilm()
  }

  play(): void {
    const { loading } = this
    void this.element?.play()?.catch((error: unknown) => {
      if (loading === this.loading && error instanceof Error && error.name === 'NotAllowedError')
        this.report({ type: 'media-refused' })
    })
  }

  pause(): void {
    this.element?.pause()
  }

  unload(): void {
    this.letGoOfStream()
    this.loading = null
    if (this.element !== null && this.element.currentSrc !== '') emptyElement(this.element)
  }

  seek(time: number): void {
    if (this.element !== null) this.element.currentTime = time
  }

  seekToLive(): void {
    const { element } = this
    const edge = element === null ? null : (this.stream?.liveEdge() ?? nativeLiveEdge(element.seekable))
    if (element !== null && edge !== null) element.currentTime = edge
  }

  setMuted(isMuted: boolean): void {
    this.muted = isMuted
    if (this.element !== null) this.element.muted = isMuted
  }

  setRate(rate: number): void {
    if (this.element === null) return
    // Loading an address resets the rate to the default rate.
    this.element.defaultPlaybackRate = rate
    this.element.playbackRate = rate
  }

  setQuality(quality: VideoQuality): void {
    this.stream?.setQuality(quality)
  }

  setCaptions(track: CaptionTrack | null): void {
    this.captionTrack = track
    if (this.captions !== null) this.captions.show(track)
    else if (track !== null) void this.loadCaptions()
  }

  listen(listener: (report: VideoReport) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private attachStream({ HlsJs, attach }: HlsCode, element: HTMLVideoElement, load: VideoLoad): void {
    // Some browsers answer 'maybe' for HLS that they cannot play, so hls.js is tried first.
    if (HlsJs.isSupported())
      this.stream = attach(HlsJs, element, load, {
        report: (report) => this.report(report),
        onNeedsWhole: this.isWhole ? null : () => void this.attachWhole(load),
      })
    else element.src = load.url
  }

  private async attachWhole(load: VideoLoad): Promise<void> {
    this.letGoOfStream()
    const hls = await this.host.loadHls('whole').catch(() => null)
    if (hls !== null) {
      this.hls = hls
      this.isWhole = true
    }
    const { element } = this
    // A newer load, or a second start of this one, has attached its stream meanwhile.
    if (this.loading !== load || element === null || this.stream !== null) return
    if (hls === null) return this.fail()
    this.attachStream(hls, element, load)
    if (load.play) this.play()
  }

  private async loadCaptions(): Promise<void> {
    const code = await import(/* webpackChunkName: "video-captions" */ './video-captions').catch(() => null)
    if (code === null || this.captions !== null) return
    this.captions = new code.VideoCaptions((lines) => this.tell({ type: 'captions', lines }))
    this.captions.attach(this.element)
    this.captions.show(this.captionTrack)
  }

  private async attachLater(load: VideoLoad): Promise<void> {
    this.hls ??= await this.host.loadHls('light').catch(() => null)
    const { element } = this
    // A later load has replaced this one.
    if (this.loading !== load || element === null || this.stream !== null) return
    if (this.hls === null) element.src = load.url
    else this.attachStream(this.hls, element, load)
    if (load.play) this.play()
  }

  private onLength(): void {
    const { element, loading } = this
    if (element === null || loading === null) return
    if (!loading.live && loading.at > 0 && element.currentTime < loading.at && this.stream === null)
      element.currentTime = loading.at
    this.report({ type: 'media-ready', duration: element.duration })
  }

  private onProgress(): void {
    const { element, loading } = this
    if (element === null || loading === null) return
    this.report({
      type: 'media-progress',
      time: element.currentTime,
      buffered: bufferedUntil(element.buffered, element.currentTime),
      window: loading.live ? shownWindow(element.seekable, this.stream?.liveEdge() ?? null) : null,
    })
  }

  private onReport(report: VideoReport): void {
    const { element, loading } = this
    if (element === null || loading === null) return
    clearTimeout(this.stall)
    if (report.type === 'media-waiting') {
      if (loading.live) this.stall = setTimeout(() => this.fail(), liveStall)
      else this.watchFilm()
    }
    this.report(report)
    // The stream may report a failure at once, which must come after this report.
    if (report.type === 'media-waiting') this.stream?.stopLoading()
  }

  private watchFilm(before = this.receivedBytes()): void {
    clearTimeout(this.stall)
    this.stall = setTimeout(() => {
      const now = this.receivedBytes()
      if (this.element === null || this.element.paused) return
      if (now === before) this.fail()
      else this.watchFilm(now)
    }, filmStall)
  }

  /** The amount received so far, in bytes of a stream or buffered seconds of a file. */
  private receivedBytes(): number {
    const { element, stream } = this
    return stream?.receivedBytes() ?? (element === null ? 0 : bufferedUntil(element.buffered, element.currentTime))
  }

  private fail(): void {
    this.report({ type: 'media-failed', fault: 'network' })
  }

  private report(report: VideoReport): void {
    if (this.loading !== null) this.tell(report)
  }

  private tell(report: VideoReport): void {
    for (const listener of this.listeners) listener(report)
  }

  private letGoOfStream(): void {
    clearTimeout(this.stall)
    this.stream?.detach()
    this.stream = null
  }
}

function emptyElement(element: HTMLVideoElement): void {
  element.removeAttribute('src')
  element.load()
}
