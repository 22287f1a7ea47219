import { inject, injectable } from 'inversify'
import { observe } from '../../frame/shared/observe'
import { LocalStorage } from '../../frame/shared/storage'

const key = 'shorts.sound'

/** Whether shorts play with sound on this device. */
@injectable('Singleton')
export class ShortsSound {
  /** The visitor's choice. */
  isOn: boolean
  /** Whether the browser refused sound, as it does before the visitor has touched the page. */
  isRefused = false

  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {
    this.isOn = storage.read(key) !== false
    observe(this)
  }

  get isHeard(): boolean {
    return this.isOn && !this.isRefused
  }

  /** Sets the visitor's choice; the browser allows sound because of the tap. */
  choose(on: boolean): void {
    this.isOn = on
    this.isRefused = false
    this.storage.write(key, on)
  }

  refuse(): void {
    this.isRefused = true
  }
}
