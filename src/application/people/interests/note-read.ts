import { interestsOf, withRead, type Read } from '../../../domain/people/interests/interests'
import type { LocalStorage } from '../../frame/shared/storage'
import { interestsKey } from './interests-key'

/** Adds what was read to the interests that a device stores; nothing where it stores none. */
export function noteRead(storage: LocalStorage, read: Read): void {
  const interests = interestsOf(storage.read(interestsKey))
  if (interests !== null) storage.write(interestsKey, withRead(interests, read))
}
