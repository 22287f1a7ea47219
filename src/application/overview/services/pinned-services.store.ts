import { inject, injectable } from 'inversify'
import { pinnedOf, togglePinned } from '../../../domain/overview/services/pinned-services'
import { observe } from '../../frame/shared/observe'
import { LocalStorage } from '../../frame/shared/storage'

const key = 'services'

/** The services that the owner of this device has pinned, by their ids, in that order. They never leave the device. */
@injectable('Singleton')
export class PinnedServicesStore {
  pinned: readonly string[]

  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {
    this.pinned = pinnedOf(storage.read(key))
    observe(this)
  }

  toggle(id: string): void {
    // Another tab may have pinned one meanwhile.
    this.pinned = togglePinned(pinnedOf(this.storage.read(key)), id)
    if (this.pinned.length === 0) this.storage.remove(key)
    else this.storage.write(key, this.pinned)
  }
}
