import { inject } from 'inversify'
import { isSpoken } from '../../../domain/frame/player/player-item'
import type { PlayerEffect } from '../../../domain/frame/player/player-effect'
import { currentItem, type PlayerState } from '../../../domain/frame/player/player-state'
import {
  playlistLifetime,
  restorePlaylist,
  savePlaylist,
  type RestoredPlaylist,
} from '../../../domain/frame/player/saved-playlist'
import { Clock } from '../shared/clock'
import { LocalStorage } from '../shared/storage'
import { PlayPositions } from './play-positions'
import { playlistKey, SoundPresence } from './sound-presence.store'

/** What the player stores beyond this page: its playlist for 10 minutes (B29), and the position in each item. */
export class PlayerMemory {
  constructor(
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(PlayPositions) private readonly positions: PlayPositions,
    @inject(SoundPresence) private readonly presence: SoundPresence,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  keepPlaylist(state: PlayerState): void {
    const saved = savePlaylist(state, this.clock.now())
    if (saved === null) return this.storage.remove(playlistKey)
    this.presence.require()
    this.storage.write(playlistKey, saved, playlistLifetime / 60_000)
  }

  playlist(): RestoredPlaylist | null {
    return restorePlaylist(this.storage.read(playlistKey), this.clock.now())
  }

  keepPosition(
    { item, time, duration, finished }: Extract<PlayerEffect, { type: 'keep-position' }>,
    state: PlayerState,
  ): void {
    if (isSpoken(item)) return
    const isSettled = finished || !state.wanted || currentItem(state) !== item
    this.positions.save(item.kind, item.id, { time, duration, finished }, isSettled)
  }

  /**
   * Saves everything that would be lost if the page were closed. An item not played since its last save is skipped,
   * because another tab or device may have a newer position. A page with nothing to play leaves the saved playlist
   * alone, because that is another tab's.
   */
  saveAll(state: PlayerState): void {
    if (state.playlist.length === 0) return
    this.keepPlaylist(state)
    const item = currentItem(state)
    if (item === null || isSpoken(item) || state.live || state.time <= 0 || state.time === state.savedTime) return
    this.positions.save(item.kind, item.id, { time: state.time, duration: state.duration, finished: false }, true)
  }
}
