import { inject, injectable } from 'inversify'
import { Random } from '../shared/random'
import { LocalStorage } from '../shared/storage'

const key = 'deviceMark'

/**
 * A random mark that this browser sends with a login, so that the platform recognises it. The account's owner can then
 * still log in while somebody elsewhere tries to, and is told of logins from elsewhere. The mark opens nothing, and
 * survives a logout.
 */
@injectable('Singleton')
export class DeviceMark {
  constructor(
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(Random) private readonly random: Random,
  ) {}

  read(): string {
    const kept = this.storage.read(key)
    if (typeof kept === 'string') return kept
    const made = this.random.id()
    this.storage.write(key, made)
    return made
  }
}
