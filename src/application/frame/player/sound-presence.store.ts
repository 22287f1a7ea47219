import { inject, injectable } from 'inversify'
import { observe } from '../shared/observe'
import { LocalStorage } from '../shared/storage'

/** The storage key of the player's playlist. */
export const playlistKey = 'player.playlist'

/**
 * Whether the player is needed at all, without loading its code: something is playing, or an earlier visit left a
 * playlist (B29).
 */
@injectable('Singleton')
export class SoundPresence {
  isNeeded = false

  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {
    observe(this)
  }

  /**
   * Looks for the playlist of an earlier visit. It must be called after hydration, so that the first render matches the
   * platform's.
   */
  detectPlaylist(): void {
    if (this.storage.read(playlistKey) !== null) this.isNeeded = true
  }

  require(): void {
    this.isNeeded = true
  }
}
