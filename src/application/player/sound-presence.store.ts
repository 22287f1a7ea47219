import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { LocalStorage } from '../shared/storage'

/** Under this key the player keeps its playlist. */
export const playlistKey = 'player.playlist'

/** Whether the player is needed at all, known without its code: something plays, or a playlist of an earlier visit waits (B29). */
@injectable('Singleton')
export class SoundPresence {
  isNeeded = false

  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true })
  }

  /** Looks for a playlist that an earlier visit kept; not before the browser draws, so that it agrees with the platform's first view. */
  look(): void {
    if (this.storage.read(playlistKey) !== null) this.isNeeded = true
  }

  need(): void {
    this.isNeeded = true
  }
}
