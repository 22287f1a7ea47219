import { inject, injectable } from 'inversify'
import { Random } from '../../shared/random'
import { LocalStorage } from '../../shared/storage'

const key = 'deviceMark'

/**
 * A random mark that this browser sends with a login, so that the platform recognises the browser. It keeps the owner's
 * own attempts to log in apart from those of strangers, so that strangers cannot use up the owner's, and it lets the
 * platform tell the owner of a login from another device. The mark alone gives no access, and it survives a logout.
 */
@injectable('Singleton')
export class DeviceMark {
  constructor(
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(Random) private readonly random: Random,
  ) {}

  read(): string {
    const stored = this.storage.read(key)
    if (typeof stored === 'string') return stored
    const newMark = this.random.id()
    this.storage.write(key, newMark)
    return newMark
  }
}
