import { injectable } from 'inversify'
import type { SpokenText } from '../../../domain/frame/player/spoken-text'

/** The text that the player reads aloud, found by the address of its item. It lives as long as the page. */
@injectable('Singleton')
export class LastSpokenText {
  private cache: { readonly url: string; readonly text: SpokenText } | null = null

  store(url: string, text: SpokenText): void {
    this.cache = { url, text }
  }

  of(url: string): SpokenText | null {
    return this.cache?.url === url ? this.cache.text : null
  }
}
