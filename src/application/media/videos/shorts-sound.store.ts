import { inject, injectable } from 'inversify'
import { observe } from '../../frame/shared/observe'
import { LocalStorage } from '../../frame/shared/storage'

const key = 'shorts.sound'

/** Whether shorts sound on this device. */
@injectable('Singleton')
export class ShortsSound {
  /** What the visitor chose. */
  on: boolean
  /** The browser lets nothing sound before the visitor has touched the page. */
  isRefused = false

  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {
    this.on = storage.read(key) !== false
    observe(this)
  }

  get isHeard(): boolean {
    return this.on && !this.isRefused
  }

  /** The visitor chose: with the touch, the browser allows it. */
  choose(on: boolean): void {
    this.on = on
    this.isRefused = false
    this.storage.write(key, on)
  }

  refuse(): void {
    this.isRefused = true
  }
}
