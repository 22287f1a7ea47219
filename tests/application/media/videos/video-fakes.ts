import type { CaptionTrack } from '../../../../src/domain/media/videos/captions'
import type { PresentationModes, PresentationState } from '../../../../src/application/media/videos/presentation-modes'
import type { VideosGateway } from '../../../../src/application/media/videos/videos-gateway'
import type {
  VideoLoad,
  VideoOutput,
  VideoReport,
  VideoSurface,
} from '../../../../src/application/media/videos/video-output'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Page, PageRequest } from '../../../../src/application/frame/shared/page'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { SharedShort, Video } from '../../../../src/domain/media/videos/video'

/** Records the calls of the video element, and sends its reports. */
export class FakeVideoOutput implements VideoOutput {
  readonly calls: string[] = []
  readonly loads: VideoLoad[] = []
  surface: VideoSurface | null = null
  captions: CaptionTrack | null = null
  private readonly listeners = new Set<(report: VideoReport) => void>()

  attach(surface: VideoSurface | null): void {
    this.surface = surface
  }
  unlockAutoplay = () => void this.calls.push('unlock')
  load(load: VideoLoad): void {
    this.loads.push(load)
    this.calls.push(`load ${load.url} at ${load.at}${load.play ? ' and play' : ''}`)
  }
  play = () => void this.calls.push('play')
  pause = () => void this.calls.push('pause')
  unload = () => void this.calls.push('unload')
  seek = (time: number) => void this.calls.push(`seek ${time}`)
  setMuted = (muted: boolean) => void this.calls.push(muted ? 'mute' : 'sound')
  seekToLive = () => void this.calls.push('to live')
  setRate = (rate: number) => void this.calls.push(`rate ${rate}`)
  setCaptions = (track: CaptionTrack | null) => {
    this.captions = track
  }
  setQuality = (quality: number | 'auto') => void this.calls.push(`quality ${quality}`)
  listen(listener: (report: VideoReport) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get isHeard(): boolean {
    return this.listeners.size > 0
  }

  say(report: VideoReport): void {
    for (const listener of this.listeners) listener(report)
  }

  /** Plays a video of so many seconds. */
  run(duration = 600): void {
    this.say({ type: 'media-ready', duration })
    this.say({ type: 'media-started' })
  }

  reach(time: number, window: { readonly start: number; readonly end: number } | null = null): void {
    this.say({ type: 'media-progress', time, buffered: time, window })
  }
}

export class FakeModes implements PresentationModes {
  state: PresentationState = {
    canEnterFullscreen: true,
    canEnterPictureInPicture: true,
    isFullscreen: false,
    isPictureInPicture: false,
  }
  private listener: (state: PresentationState) => void = () => undefined

  follow(_surface: VideoSurface, listener: (state: PresentationState) => void): () => void {
    this.listener = listener
    listener(this.state)
    return () => (this.listener = () => undefined)
  }
  toggleFullscreen = () => this.become({ isFullscreen: !this.state.isFullscreen })
  togglePictureInPicture = () => this.become({ isPictureInPicture: !this.state.isPictureInPicture })

  private become(part: Partial<PresentationState>): void {
    this.state = { ...this.state, ...part }
    this.listener(this.state)
  }
}

export const video: Video = {
  id: 'v1',
  title: 'The bridge by night',
  description: 'Lamps that follow the tide',
  cover: '/bridge.webp',
  publishedAt: 0,
  source: { id: 'o1', name: 'Riverbend TV', logo: null },
  sourceId: 's1',
  duration: 600,
  views: 41,
  isShort: false,
  commentsOpen: true,
  share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
}

/** Videos in memory. */
export class MemoryVideos implements VideosGateway {
  readonly calls: string[] = []
  found: Video | null = video
  related_: Awaited<ReturnType<VideosGateway['relatedVideos']>> = success([])
  collections_: Awaited<ReturnType<VideosGateway['collections']>> = success([])
  answer: Awaited<ReturnType<VideosGateway['address']>> = success({ url: '/v1.m3u8', live: false, expiresAt: null })

  video = async () => (this.found === null ? failure(failureOf('offline')) : success(this.found))
  preview = async (token: string) => {
    this.calls.push(`preview ${token}`)
    return this.video()
  }
  relatedVideos = async () => this.related_
  collections = async () => this.collections_
  address = async (sourceId: string) => {
    this.calls.push(`address ${sourceId}`)
    return this.answer
  }
  pages: readonly (readonly Video[])[] = []
  sharer: SharedShort['sharer'] = null
  shorts = async ({ cursor }: PageRequest): Promise<Outcome<Page<Video>>> => {
    const page = Number(cursor ?? 0)
    this.calls.push(`shorts ${page}`)
    const items = this.pages[page]
    return items === undefined
      ? failure(failureOf('offline'))
      : success({ items, nextCursor: page + 1 < this.pages.length ? String(page + 1) : null })
  }
  sharedShort = async (_id: string, sharerId: string | null): Promise<Outcome<SharedShort>> => {
    this.calls.push(`shared by ${sharerId}`)
    return this.found === null ? failure(failureOf('offline')) : success({ video: this.found, sharer: this.sharer })
  }
  countPlay = async (id: string, collectionId?: string): Promise<Outcome<number>> => {
    this.calls.push(`played ${id}${collectionId === undefined ? '' : ` of ${collectionId}`}`)
    return success(42)
  }
}
