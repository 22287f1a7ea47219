import { inject, injectable } from 'inversify'
import {
  interestIn,
  interestsOf,
  isOften,
  noInterests,
  type Interests,
  type Read,
} from '../../../domain/people/interests/interests'
import { observe } from '../../frame/shared/observe'
import { LocalStorage } from '../../frame/shared/storage'
import { interestsKey } from './interests-key'

/**
 * What this device remembers of what was read on it, once its owner has chosen so. It never leaves the device. Nothing
 * is remembered before, and turning it off forgets everything.
 */
@injectable('Singleton')
export class InterestsStore {
  /** It is null while nothing is remembered. */
  interests: Interests | null

  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {
    this.interests = interestsOf(storage.read(interestsKey))
    observe(this)
  }

  get isOn(): boolean {
    return this.interests !== null
  }

  /** Whether anything is remembered. */
  get hasAny(): boolean {
    return Object.keys(this.interests?.kinds ?? {}).length > 0
  }

  turn(on: boolean): void {
    if (on) this.save(this.interests ?? noInterests)
    else {
      this.interests = null
      this.storage.remove(interestsKey)
    }
  }

  /** Forgets what was read, and goes on remembering. */
  forget(): void {
    if (this.isOn) this.save(noInterests)
  }

  /** Reads what was noted meanwhile, here or in another tab. */
  refresh(): void {
    this.interests = interestsOf(this.storage.read(interestsKey))
  }

  interestIn(read: Read): number {
    return this.interests === null ? 0 : interestIn(this.interests, read)
  }

  isOften(publisherId: string | null): boolean {
    return this.interests !== null && isOften(this.interests, publisherId)
  }

  private save(interests: Interests): void {
    this.interests = interests
    this.storage.write(interestsKey, interests)
  }
}
