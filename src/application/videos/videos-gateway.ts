import type { FeedItem } from '../../domain/feed/feed-item'
import type { Video } from '../../domain/videos/video'
import type { VideoAddress } from '../../domain/videos/video-address'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Videos and their playback. */
export interface VideosGateway {
  video(id: string, signal?: CancelSignal): Promise<Outcome<Video>>
  related(id: string, signal?: CancelSignal): Promise<Outcome<readonly FeedItem[]>>
  /** The address of a video's source (C043); 'gone' when playback is restricted (B80). */
  address(sourceId: string): Promise<Outcome<VideoAddress>>
  /** Counts a play (C044); returns the new number. */
  countPlay(id: string): Promise<Outcome<number>>
}
export const VideosGateway = port<VideosGateway>('VideosGateway')
