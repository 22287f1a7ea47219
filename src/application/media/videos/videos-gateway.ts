import type { CollectionCard } from '../../../domain/media/collections/collection'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { SharedShort, Video } from '../../../domain/media/videos/video'
import type { VideoAddress } from '../../../domain/media/videos/video-address'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Videos and their playback. */
export interface VideosGateway {
  video(id: string, signal?: CancelSignal): Promise<Outcome<Video>>
  /** A video that is not published, by its token (S034). */
  preview(token: string, signal?: CancelSignal): Promise<Outcome<Video>>
  relatedVideos(id: string, signal?: CancelSignal): Promise<Outcome<readonly FeedItem[]>>
  /** The address of a video's source (C043); 'gone' when playback is restricted (B80). */
  address(sourceId: string): Promise<Outcome<VideoAddress>>
  /** Short videos, newest first. */
  shorts(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Video>>>
  /** A short that was shared, with the person who shared it (C029). */
  sharedShort(id: string, sharerId: string | null, signal?: CancelSignal): Promise<Outcome<SharedShort>>
  /** The collections that a video is in (C039). */
  collections(id: string, signal?: CancelSignal): Promise<Outcome<readonly CollectionCard[]>>
  /** Counts a play (C044), also for the collection that the video is played from; returns the new number. */
  countPlay(id: string, collectionId?: string): Promise<Outcome<number>>
}
export const VideosGateway = port<VideosGateway>('VideosGateway')
