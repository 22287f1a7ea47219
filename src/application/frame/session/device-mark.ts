import { inject, injectable } from 'inversify'
import { Random } from '../shared/random'
import { LocalStorage } from '../shared/storage'

const key = 'deviceMark'

/**
 * What this browser made for itself and sends when it logs in, so that the platform knows it again: its owner keeps
 * their way in while somebody elsewhere tries theirs, and is told of a login from elsewhere. It opens nothing, and stays
 * when somebody logs out.
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
