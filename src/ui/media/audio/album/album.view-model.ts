import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { AlbumQueue } from '../../../../application/media/audio/album-queue'
import { AudioGateway, trackOrders, type TrackOrder } from '../../../../application/media/audio/audio-gateway'
import { PlayPositions } from '../../../../application/frame/player/play-positions'
import { PlayerStore } from '../../../../application/frame/player/player.store'
import type { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import { oneOf, savedValue, type Resources } from '../../../../application/frame/shared/resource'
import { contentPath } from '../../../../domain/frame/navigation/content-target'
import type { Album, Track } from '../../../../domain/media/audio/audio'
import { LoadedContent } from '../../../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../../../participation/participation.part.view-model'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'

/** S025: one album with its tracks. */
export class AlbumViewModel implements ScreenViewModel {
  readonly album: Loadable<Album>
  order: TrackOrder = 'up'
  readonly tracks: PagedList<Track>
  readonly resources: Resources
  private readonly content: LoadedContent<Album>
  private isShown = false

  constructor(
    @inject(AudioGateway) audios: AudioGateway,
    @inject(PlayerStore) private readonly player: PlayerStore,
    @inject(AlbumQueue) private readonly queue: AlbumQueue,
    @inject(PlayPositions) private readonly positions: PlayPositions,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.content = new LoadedContent({
      kind: 'album',
      parameter: 'id',
      participation,
      load: (id, signal) => audios.album(id, signal),
      describe: (album) => ({
        content: album,
        path: contentPath('album', album.id) ?? '',
        description: album.description,
        image: album.cover,
        followed: { isOn: album.subscribed, count: album.subscribers },
      }),
    })
    this.album = this.content.loadable
    this.tracks = new PagedList(
      (cursor, signal) => audios.tracks(this.content.id, this.order, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = {
      album: this.content,
      // The order is restored before the tracks, because tracks that were not saved are loaded in this order.
      order: savedValue({ read: () => this.order, parse: oneOf(trackOrders), write: (order) => (this.order = order) }),
      tracks: this.tracks,
    }
    observe(this)
  }

  show(): () => void {
    this.isShown = true
    return () => runInAction(() => (this.isShown = false))
  }

  retry(): void {
    this.content.reload()
    if (this.tracks.state === 'failed') void this.tracks.start()
  }

  more(): void {
    void this.tracks.more()
  }

  setOrder(order: TrackOrder): void {
    if (order === this.order) return
    this.order = order
    this.tracks.set({ items: [], nextCursor: null, total: null })
    void this.tracks.start()
  }

  /**
   * Whether a track of this album is in the player; false until the screen is shown, so that it matches the
   * server-drawn view.
   */
  get isCurrent(): boolean {
    return this.isShown && this.player.item?.kind === 'audio' && this.player.item.albumId === this.content.id
  }

  get isPlaying(): boolean {
    return this.isCurrent && this.player.state.wanted
  }

  isTrackCurrent(track: Track): boolean {
    return this.isShown && this.player.isCurrent('audio', track.id)
  }

  /**
   * The fraction of a track that was played on this device, 0 to 1; 0 until the screen is shown, so that it matches the
   * server-drawn view.
   */
  playedShare(track: Track): number {
    if (!this.isShown) return 0
    if (this.isTrackCurrent(track)) return this.player.fraction
    const choice = this.positions.resumeOnThisDevice('audio', track.id)
    return choice.kind === 'resume' && track.duration > 0 ? Math.min(1, choice.time / track.duration) : 0
  }

  /** Plays from the first track; pauses or resumes the album when it is already in the player. */
  playAll(): void {
    if (this.isCurrent) this.player.toggle()
    else this.playFrom(0)
  }

  play(track: Track): void {
    if (this.isTrackCurrent(track)) this.player.toggle()
    else this.playFrom(this.tracks.items.findIndex(({ id }) => id === track.id))
  }

  get head(): ScreenHead | null {
    return this.content.head
  }

  private playFrom(index: number): void {
    const { tracks, order } = this
    const album = this.album.value
    if (album !== null) this.queue.play(album, order, { items: tracks.items, nextCursor: tracks.nextCursor }, index)
  }
}
