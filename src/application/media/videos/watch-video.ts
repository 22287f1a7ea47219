import { inject } from 'inversify'
import type { CollectionCard } from '../../../domain/media/collections/collection'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { ResumeChoice } from '../../../domain/frame/player/play-position'
import type { SharedShort, Video } from '../../../domain/media/videos/video'
import { PlayPositions } from '../../frame/player/play-positions'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { VideosGateway } from './videos-gateway'
import type { VideoSource } from './video-source'

const kind = 'video'

/** The data of a video that playback uses. */
export type WatchableVideo = Pick<Video, 'id' | 'sourceId' | 'duration' | 'title' | 'source' | 'cover'> &
  Partial<Pick<Video, 'isShort'>>

export interface PlayCount {
  /** Called with the new number of plays. */
  readonly onCounted: (views: number) => void
  /** The collection that the video is played from, which counts the play too. */
  readonly collectionId?: string
}

/** Loads a video, and remembers that it was watched and how far. */
export class WatchVideo {
  constructor(
    @inject(VideosGateway) private readonly gateway: VideosGateway,
    @inject(PlayPositions) private readonly positions: PlayPositions,
  ) {}

  video(id: string, signal?: CancelSignal): Promise<Outcome<Video>> {
    return this.gateway.video(id, signal)
  }

  /** A video that is not published, by its token (S034). */
  preview(token: string, signal?: CancelSignal): Promise<Outcome<Video>> {
    return this.gateway.preview(token, signal)
  }

  relatedVideos(id: string, signal?: CancelSignal): Promise<Outcome<readonly FeedItem[]>> {
    return this.gateway.relatedVideos(id, signal)
  }

  shorts(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Video>>> {
    return this.gateway.shorts(request, signal)
  }

  sharedShort(id: string, sharerId: string | null, signal?: CancelSignal): Promise<Outcome<SharedShort>> {
    return this.gateway.sharedShort(id, sharerId, signal)
  }

  /** The collections that a video is in. */
  collections(id: string, signal?: CancelSignal): Promise<Outcome<readonly CollectionCard[]>> {
    return this.gateway.collections(id, signal)
  }

  /** The position to continue from, by this device and the account. */
  position({ id, duration }: WatchableVideo): Promise<ResumeChoice> {
    return this.positions.resumeOnAnyDevice(kind, id, duration)
  }

  /** The source of a preview, which is neither counted nor remembered (S034). */
  previewSource(video: WatchableVideo): VideoSource {
    const source = this.source(video, { onCounted: () => undefined })
    return { ...source, countPlay: () => undefined, savePosition: () => undefined }
  }

  /** The video as a source of playback. */
  source(
    { id, sourceId, duration, title, source, cover, isShort = false }: WatchableVideo,
    { onCounted, collectionId }: PlayCount,
  ): VideoSource {
    return {
      sound: kind,
      id,
      live: false,
      duration,
      title,
      by: source?.name ?? '',
      image: cover,
      address: async () => {
        const answer = await this.gateway.address(sourceId)
        if (answer.ok) return { kind: 'address', address: answer.value }
        // The code 'gone' means restricted playback here, not a missing page (B80).
        const { code } = answer.reason
        if (code === 'gone') return { kind: 'restricted' }
        return { kind: 'failed', isAway: code === 'offline' || code === 'unreachable' || code === 'timeout' }
      },
      countPlay: () =>
        void this.gateway.countPlay(id, collectionId).then((answer) => answer.ok && onCounted(answer.value)),
      // A short starts from the beginning each time.
      savePosition: (position, isSettled) => (isShort ? undefined : this.positions.save(kind, id, position, isSettled)),
    }
  }
}
