import type { MediaLoad, MediaOutput, MediaReport } from '../../../application/frame/player/media-output'
import { attachHls, isHls, type HlsClass, type HlsSound } from './hls-live'

/** Milliseconds without progress after which a live stream counts as lost, when the element reports nothing itself. */
const liveStall = 15_000

type Report = MediaReport extends infer Each ? (Each extends MediaReport ? Omit<Each, 'source'> : never) : never

/** The parts of the page that the output needs; tests provide their own. */
export interface MediaHost {
  readonly makeElement: () => HTMLAudioElement
  /** Makes an element that never plays but loads the next item into the browser's cache. */
  readonly createPreloader: () => HTMLAudioElement
  readonly loadHls: () => Promise<HlsClass>
  /** Called when the page is restored from the back-forward cache, where the buffers of a stream do not survive. */
  readonly onRestored: (act: () => void) => void
}

const browserHost: MediaHost = {
  makeElement: () => {
    const element = document.createElement('audio')
    element.hidden = true
    element.dataset['player'] = ''
    document.body.append(element)
    return element
  },
  createPreloader: () => document.createElement('audio'),
  loadHls: async () => (await import(/* webpackChunkName: "hls" */ 'hls.js/light')).default,
  onRestored: (act) => window.addEventListener('pageshow', (event) => event.persisted && act()),
}

/**
 * Plays sound through one audio element that lives as long as the page, because a locked phone lets that element play
 * on.
 */
export class HtmlMediaOutput implements MediaOutput {
  private audio: HTMLAudioElement | null = null
  private warm: HTMLAudioElement | null = null
  private stream: HlsSound | null = null
  private hls: HlsClass | null = null
  private loading: MediaLoad | null = null
  /** The `source` of the last load that has been moved to its start position. */
  private startedLoad = 0
  private stall: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<(report: MediaReport) => void>()

  constructor(private readonly host: MediaHost = browserHost) {}

  load(load: MediaLoad): void {
    this.release()
    this.loading = load
    const element = this.element()
    const { url } = load.item
    // Until the listener presses play, only the metadata are loaded.
    element.preload = load.autoplay ? 'auto' : 'metadata'
    this.setRate(load.rate)
    if (!isHls(url)) element.src = url
    else if (this.hls !== null) this.loadStream(this.hls, load)
    else {
      // The play() below must not start the previous source.
      emptyElement(element)
      void this.loadStreamLater(load)
    }
    // Play is called even before a stream is attached, while the user gesture is valid.
    if (load.autoplay) this.play()
  }

  play(): void {
    const source = this.loading?.source
    void this.element()
      .play()
      ?.catch((error: unknown) => {
        if (source === this.loading?.source && error instanceof Error && error.name === 'NotAllowedError')
          this.report({ type: 'media-refused' })
      })
  }

  pause(): void {
    this.audio?.pause()
  }

  unload(): void {
    this.release()
    this.loading = null
    if (this.audio !== null) emptyElement(this.audio)
  }

  seek(time: number): void {
    if (this.audio !== null) this.audio.currentTime = time
  }

  setRate(rate: number): void {
    const element = this.element()
    // Loading an address resets the rate to the default rate.
    element.defaultPlaybackRate = rate
    element.playbackRate = rate
  }

  setVolume(volume: number): void {
    this.element().volume = volume
  }

  prepare(url: string): void {
    if (isHls(url)) {
      if (this.hls === null)
        void this.host.loadHls().then(
          (hls) => (this.hls = hls),
          () => undefined,
        )
      return
    }
    this.warm ??= this.host.createPreloader()
    this.warm.muted = true
    this.warm.preload = 'auto'
    this.warm.src = url
  }

  listen(listener: (report: MediaReport) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private loadStream(hls: HlsClass, load: MediaLoad): void {
    const element = this.element()
    // Some browsers answer 'maybe' for HLS that they cannot play, so hls.js is tried first.
    if (hls.isSupported())
      this.stream = attachHls(hls, element, load.item.url, () => this.report({ type: 'media-failed' }))
    else element.src = load.item.url
  }

  private async loadStreamLater(load: MediaLoad): Promise<void> {
    this.hls ??= await this.host.loadHls().catch(() => null)
    if (this.loading !== load) return
    if (this.hls === null) this.element().src = load.item.url
    else this.loadStream(this.hls, load)
    if (load.autoplay) this.play()
  }

  private release(): void {
    clearTimeout(this.stall)
    this.stream?.detach()
    this.stream = null
  }

  private element(): HTMLAudioElement {
    if (this.audio === null) {
      this.audio = this.host.makeElement()
      this.follow(this.audio)
      this.host.onRestored(() => this.stream !== null && this.report({ type: 'media-failed' }))
    }
    return this.audio
  }

  /**
   * Reports the element's events with the load that they belong to. Late events of a previous address are recognised by
   * the element's current state.
   */
  private follow(element: HTMLAudioElement): void {
    const on = (name: keyof HTMLMediaElementEventMap, act: () => void) => element.addEventListener(name, act)
    on('loadedmetadata', () => this.begin(element))
    on('durationchange', () => this.begin(element))
    on('playing', () => {
      clearTimeout(this.stall)
      this.report({ type: 'media-started' })
    })
    on('pause', () => !element.ended && element.paused && this.report({ type: 'media-paused' }))
    on('waiting', () => {
      this.report({ type: 'media-waiting' })
      this.watchStall()
    })
    on('timeupdate', () => this.report({ type: 'media-progress', time: element.currentTime }))
    on('ended', () => element.ended && this.report({ type: 'media-ended' }))
    on('error', () => element.error !== null && this.report({ type: 'media-failed' }))
  }

  private begin(element: HTMLAudioElement): void {
    if (this.loading === null || element.readyState === 0) return
    const { at, source } = this.loading
    if (at > 0 && this.startedLoad !== source) element.currentTime = at
    this.startedLoad = source
    this.report({ type: 'media-ready', duration: element.duration })
  }

  private watchStall(): void {
    clearTimeout(this.stall)
    if (this.loading?.item.live) this.stall = setTimeout(() => this.report({ type: 'media-failed' }), liveStall)
  }

  private report(report: Report): void {
    const source = this.loading?.source
    if (source === undefined) return
    for (const listener of this.listeners) listener({ ...report, source })
  }
}

function emptyElement(element: HTMLAudioElement): void {
  element.removeAttribute('src')
  element.load()
}
