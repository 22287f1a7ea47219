import { inject, injectable } from 'inversify'
import { reaction } from 'mobx'
import { itemOfTrack, type AlbumBrief, type Audio, type Track } from '../../../domain/media/audio/audio'
import { observe } from '../../frame/shared/observe'
import type { Page } from '../../frame/shared/page'
import { AudioGateway, type TrackOrder } from './audio-gateway'
import { PlayPositions } from '../../frame/player/play-positions'
import { PlayerStore } from '../../frame/player/player.store'

/**
 * How the album in the player continues: by pages of its list, or, when the list was too long to be searched, from
 * track to track.
 */
type Continuation =
  | { readonly kind: 'pages'; readonly album: AlbumBrief; readonly order: TrackOrder; readonly cursor: string }
  | { readonly kind: 'steps'; readonly album: AlbumBrief }

const pageSize = 50
/** The number of pages of an album that are searched for the current audio. */
const searchedPages = 10
/** The number of items left in the playlist at which more items are fetched. */
const nearEnd = 5

/**
 * Fills the player's playlist with an album on demand: page by page, each before the end of the playlist is reached.
 */
@injectable('Singleton')
export class AlbumQueue {
  isLoading = false
  private continuation: Continuation | null = null
  private turnNumber = 0
  private isWatching = false

  constructor(
    @inject(AudioGateway) private readonly audios: AudioGateway,
    @inject(PlayerStore) private readonly player: PlayerStore,
    @inject(PlayPositions) private readonly positions: PlayPositions,
  ) {
    observe(this)
  }

  /** Whether more of the album can be added to the playlist. */
  get hasMore(): boolean {
    return this.continuation !== null && this.player.item?.albumId === this.continuation.album.id
  }

  /** Plays an album's list, starting with one of its tracks at the listener's last position. */
  play(album: AlbumBrief, order: TrackOrder, page: Page<Track>, index: number): void {
    const track = page.items[index]
    if (track === undefined) return
    this.turnNumber += 1
    const choice = this.player.isCurrent('audio', track.id)
      ? null
      : this.positions.resumeOnThisDevice('audio', track.id)
    this.player.play(
      page.items.map((item) => itemOfTrack(item, album)),
      index,
      choice?.kind === 'resume' ? { at: choice.time } : {},
    )
    this.continueWith(page.nextCursor === null ? null : { kind: 'pages', album, order, cursor: page.nextCursor })
  }

  /** Adds the other tracks of an audio's album to the playlist, before and after the audio, while it plays. */
  async addAlbumAround(audio: Audio): Promise<void> {
    const turn = ++this.turnNumber
    const album = audio.albums[0]
    this.continuation = null
    if (album === undefined) return
    const tracks: Track[] = []
    let cursor: string | null | undefined
    for (let page = 0; page < searchedPages && cursor !== null; page += 1) {
      const answer = await this.audios.tracks(album.id, 'up', { pageSize, ...(cursor === undefined ? {} : { cursor }) })
      if (turn !== this.turnNumber || !answer.ok || !this.player.isCurrent('audio', audio.id)) return
      tracks.push(...answer.value.items)
      cursor = answer.value.nextCursor
      const index = tracks.findIndex(({ id }) => id === audio.id)
      if (index === -1) continue
      this.player.play(
        tracks.map((track) => itemOfTrack(track, album)),
        index,
        { play: false },
      )
      return this.continueWith(cursor === null ? null : { kind: 'pages', album, order: 'up', cursor })
    }
    this.continueWith({ kind: 'steps', album })
  }

  /** Appends the next page, or the next track, to the playlist. */
  async more(): Promise<void> {
    const { continuation, turnNumber } = this
    if (continuation === null || this.isLoading || !this.hasMore) return
    this.isLoading = true
    const addedTracks =
      continuation.kind === 'pages' ? await this.nextPage(continuation) : await this.nextStep(continuation)
    this.finish(turnNumber, addedTracks)
  }

  private finish(
    turn: number,
    added: { readonly tracks: readonly Track[]; readonly continuation: Continuation | null } | null,
  ): void {
    this.isLoading = false
    const album = this.continuation?.album
    if (turn !== this.turnNumber || added === null || album === undefined || !this.hasMore) return
    const queuedIds = new Set(this.player.state.playlist.map(({ id }) => id))
    this.player.append(added.tracks.filter(({ id }) => !queuedIds.has(id)).map((track) => itemOfTrack(track, album)))
    this.continuation = added.continuation
  }

  private async nextPage(continuation: Extract<Continuation, { kind: 'pages' }>) {
    const answer = await this.audios.tracks(continuation.album.id, continuation.order, {
      pageSize,
      cursor: continuation.cursor,
    })
    if (!answer.ok) return null
    const { items, nextCursor } = answer.value
    return { tracks: items, continuation: nextCursor === null ? null : { ...continuation, cursor: nextCursor } }
  }

  private async nextStep(continuation: Extract<Continuation, { kind: 'steps' }>) {
    const last = this.player.state.ordered.at(-1)
    if (last === undefined) return null
    const next = await this.audios.nextTrack(continuation.album.id, last.id)
    if (!next.ok) return null
    if (next.value === null) return { tracks: [], continuation: null }
    const audio = await this.audios.audio(next.value)
    return audio.ok ? { tracks: [audio.value], continuation } : null
  }

  private continueWith(continuation: Continuation | null): void {
    this.continuation = continuation
    if (continuation !== null) this.watch()
  }

  /** Watches the player, for as long as the page lives. */
  private watch(): void {
    if (this.isWatching) return
    this.isWatching = true
    const isNearEnd = () => this.hasMore && this.player.state.index >= this.player.state.playlist.length - nearEnd
    reaction(
      () => [isNearEnd(), this.player.state.index, this.continuation] as const,
      ([near]) => near && void this.more(),
      { fireImmediately: true },
    )
  }
}
