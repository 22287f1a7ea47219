import { inject } from 'inversify'
import type { SubscribedAlbum, SubscribedProgramme } from '../../../domain/overview/following/following'
import { PlayerStore } from '../../frame/player/player.store'
import { AlbumQueue } from '../../media/audio/album-queue'
import { PlayBroadcasts } from '../../media/channels/play-broadcasts'

/** Plays what comes next in an album or a programme that the member subscribes to. */
export class PlayNext {
  constructor(
    @inject(AlbumQueue) private readonly queue: AlbumQueue,
    @inject(PlayBroadcasts) private readonly broadcasts: PlayBroadcasts,
    @inject(PlayerStore) private readonly player: PlayerStore,
  ) {}

  /** Whether it is in the player. */
  isPlaying(subscription: SubscribedAlbum | SubscribedProgramme): boolean {
    if (subscription.next === null) return false
    if ('hosts' in subscription) return this.broadcasts.isPlaying(subscription.next.id)
    return this.isCurrent(subscription) && this.player.state.wanted
  }

  /** Plays it, and the rest of the album after it; pauses or resumes what is in the player. */
  execute(subscription: SubscribedAlbum | SubscribedProgramme): void {
    if (subscription.next === null) return
    if ('hosts' in subscription) return this.broadcasts.execute(subscription, [subscription.next], subscription.next.id)
    if (this.isCurrent(subscription)) return this.player.toggle()
    const { id, title, cover, next } = subscription
    this.queue.play({ id, title, cover }, 'up', { items: [next.track], nextCursor: next.cursor }, 0)
  }

  private isCurrent({ next }: SubscribedAlbum): boolean {
    return next !== null && this.player.isCurrent('audio', next.track.id)
  }
}
