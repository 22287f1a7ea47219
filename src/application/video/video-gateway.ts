import type { FeedItem } from '../../domain/feed/feed-item'
import type { Video } from '../../domain/video/video'
import type { VideoAddress } from '../../domain/video/video-address'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Videos and their plays. */
export interface VideoGateway {
  video(id: string, signal?: CancelSignal): Promise<Outcome<Video>>
  related(id: string, signal?: CancelSignal): Promise<Outcome<readonly FeedItem[]>>
  /** Where the source of a video is played from (C043); 'gone' when its play is restricted (B80). */
  address(sourceId: string): Promise<Outcome<VideoAddress>>
  /** Counts a play (C044); how often it was played by now. */
  countPlay(id: string): Promise<Outcome<number>>
}
export const VideoGateway = port<VideoGateway>('VideoGateway')
